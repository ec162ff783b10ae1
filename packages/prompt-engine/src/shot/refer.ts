import { articleFor } from '../lexicon/inflect.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';

/** How sentences speak of a member of the cast. */

export interface Pronouns {
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

const HEAVENS = sifted(/^(?:mars|venus|jupiter|saturn|pluto|mercury|neptune|uranus|europa|titan)$/i);

/** 'Tbilisi', 'Paris': towns and countries have no article. */
const isCityByName = ({ kind, placeRow, words }: Member): boolean =>
  kind === 'place' && /^\p{Lu}/u.test(placeRow?.names[0] ?? '') && /^\p{Lu}/u.test(words);

/** What has a name of its own, and no article before it: 'Mars', 'Paris', 'Emma'. */
function nameOf(member: Member): string | undefined {
  if (HEAVENS.test(member.name)) return member.name.charAt(0).toUpperCase() + member.name.slice(1);
  const known = member.row?.traits.words.has('named')
    ? member.row.names.find(({ singular }) => member.words.toLowerCase().endsWith(singular))?.singular
    : undefined;
  // Whoever is known by a name has it with its capitals, however it was typed.
  if (known) return known.replace(/(?<![\p{L}'’])\p{Ll}(?!f )/gu, (first) => first.toUpperCase());
  return member.proper || isCityByName(member) ? member.words : undefined;
}

/** 'the fisherman', 'the nets', 'Emma'. */
export function theOf(member: Member): string {
  const name = nameOf(member);
  if (name !== undefined) return name;
  // Death has no article where it is a figure.
  if (isBeing(member.kind) && /^death$/i.test(member.name)) return 'Death';
  if (member.kind === 'abstract' && !member.plural) return member.name.toLowerCase();
  // A bowl of ramen with egg is called the ramen again, and a plane made of card the plane.
  return `the ${lowered(member.name.replace(/'s$/, '').replace(/(?<=\p{L}) (?:with|made (?:out )?of|made from) .*$/u, ''), member.words)}`;
}

/** Games that are seen as their board. */
const BOARD_GAMES = sifted(/^(?:chess|checkers|draughts|backgammon|scrabble|monopoly|ludo)$/i);

/** 'Brother Leo' is Leo. */
const CALLED = sifted(/^\p{Ll}.*\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)$/u);

/** With its adjectives: 'the old fisherman'. */
export const theWholeOf = (member: Member): string =>
  isPeople(member.kind) && CALLED.test(member.words)
    ? member.words.replace(CALLED, '$1')
    : BOARD_GAMES.test(member.words)
      ? `the ${lowered(member.words)} board`
      : (nameOf(member) ?? `the ${lowered(member.words)}`);

/** 'a corgi', 'an owl', 'nets': for mentions that introduce. */
export function aOf(member: Member): string {
  const name = nameOf(member);
  if (name !== undefined) return name;
  if (member.plural || member.row?.traits.words.has('mass')) return lowered(member.words);
  return `${articleFor(member.words)} ${lowered(member.words)}`;
}

/** Peoples and lands that name a kind: they keep their capital wherever they stand. */
const OF_A_PEOPLE = sifted(
  /^(?:African|American|Arabian?|Arctic|Asian|Australian|Aztec|Balinese|Bengal|Brazilian|British|Byzantine|Celtic|Chinese|Cuban|Danish|Dutch|Egyptian|English|Ethiopian|Finnish|French|Georgian|German|Gothic|Greek|Hawaiian|Hungarian|Icelandic|Inca|Indian|Indonesian|Inuit|Iranian|Irish|Italian|Japanese|Korean|Maasai|Maori|Mayan?|Mexican|Mongolian|Moroccan|Moorish|Nepali|Norse|Norwegian|Ottoman|Persian|Peruvian|Polish|Portuguese|Roman|Russian|Scottish|Siamese|Siberian|Spanish|Spartan|Swedish|Swiss|Thai|Tibetan|Turkish|Ukrainian|Venetian|Victorian|Vietnamese|Viking|Welsh)\b/,
);

/**
 * A leading capital is kept where more of the word is capital ('NASA', 'iPhone'), and where it is a people's or is
 * typed inside the words ('red Vespa').
 */
function lowered(words: string, whole = words): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(words) &&
    !OF_A_PEOPLE.test(words) &&
    !(whole !== words && !whole.startsWith(words) && whole.includes(words)) &&
    !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(words) &&
    !/^\p{Lu}\p{Ll}+ [\p{Lu}\d]/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

function pronounsOf(member: Member): Pronouns {
  const traits = member.role?.traits.words ?? member.row?.traits.words;
  if (member.plural || member.kind === 'group') return { he: 'they', him: 'them', his: 'their' };
  if (traits?.has('m') || member.row?.traits.words.has('m')) return { he: 'he', him: 'him', his: 'his' };
  if (traits?.has('f') || member.row?.traits.words.has('f')) return { he: 'she', him: 'her', his: 'her' };
  if (isPeople(member.kind) || member.kind === 'fantasy-being')
    return { he: 'they', him: 'them', his: 'their' };
  return { he: 'it', him: 'it', his: 'its' };
}

/** Words as a pattern, whatever stands between them. */
export const patternOf = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '\\W+');

/** Whether the subject itself calls it so: words of another language, and turns of phrase, are read as others. */
export const isTyped = ({ subject }: Scene, { words }: Pick<Member, 'words'>): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => subject.toLowerCase().includes(word.replace(/s$/, '')));

/** Where on or around somebody the words have it: ' in her lap', ' standing on his belly'. */
export function toldPlace({ subject }: Scene, { words }: Member): string {
  const told = new RegExp(
    `${patternOf(words)} ((?:(?:\\w+ing|asleep|perched|curled up|all) )?(?:(?:in|on|over|under|between|across|behind|inside|against|around|round) (?:his|her|its|their) (?:\\w+ )?[a-z]+|around (?:him|her|it|them)))(?=$|[,.;]| and\\b| while\\b| \\w+ing\\b| with\\b| in\\b| on\\b| at\\b)`,
    'i',
  ).exec(subject);
  return told?.[1] ? ` ${told[1].toLowerCase()}` : '';
}

const LIMBS: readonly (readonly [trait: string, one: string, many: string])[] = [
  ['paws', 'paw', 'paws'],
  ['hooves', 'hoof', 'hooves'],
  ['wings', 'wing', 'wings'],
  ['fins', 'fin', 'fins'],
  ['tentacles', 'tentacle', 'tentacles'],
  ['claws', 'claw', 'claws'],
];

const WITH_FLIPPERS = sifted(
  /\b(?:walrus(?:es)?|seals?|sea lions?|manatees?|dugongs?|turtles?|whales?|orcas?|dolphins?|porpoises?|narwhals?|belugas?|penguins?)\b/i,
);

function limbsOf(member: Member): { readonly one: string; readonly many: string } {
  const traits = member.row?.traits.words;
  // A mermaid has fins and works with her hands.
  if (member.row?.drawing.startsWith('person')) return { one: 'hand', many: 'hands' };
  // A bear works with its paws, whatever they end in.
  if (member.kind === 'wild-animal' && traits?.has('furry') && traits.has('claws'))
    return { one: 'paw', many: 'paws' };
  const limb = member.kind === 'bird' ? undefined : LIMBS.find(([trait]) => traits?.has(trait));
  // A dragon takes with its claws what it does not fly with.
  if (limb?.[0] === 'wings' && member.kind === 'fantasy-being') return { one: 'claw', many: 'claws' };
  // Seals and walruses, whales and turtles have flippers; fish have fins.
  if (limb?.[0] === 'fins' && WITH_FLIPPERS.test(member.name)) return { one: 'flipper', many: 'flippers' };
  if (limb) return { one: limb[1], many: limb[2] };
  if (member.kind === 'bird') return { one: 'beak', many: 'beak' };
  if (member.kind === 'robot') return { one: 'gripper', many: 'grippers' };
  if (['pet', 'wild-animal'].includes(member.kind)) return { one: 'paw', many: 'paws' };
  if (['insect', 'reptile'].includes(member.kind)) return { one: 'leg', many: 'legs' };
  return { one: 'hand', many: 'hands' };
}

/** Fills the slots of an action's text for its doer and what it is done to. */
export function filled(text: string, scene: Scene, doing: Doing): string {
  const agent = scene.cast[doing.agents[0] ?? -1];
  const object = doing.object === undefined ? undefined : scene.cast[doing.object];
  const many = doing.agents.length > 1;
  const pronouns = agent
    ? pronounsOf(many ? { ...agent, plural: true } : agent)
    : { he: 'they', him: 'them', his: 'their' };
  const limbs = agent ? limbsOf(agent) : { one: 'hand', many: 'hands' };
  const o = object ? theOf(object) : (doing.row?.object ?? 'it');
  // Lanterns have their own reflections.
  const numbered = agent?.plural && text.startsWith('{s}') ? text.replace(/\bits\b/g, 'their') : text;
  return numbered
    .replaceAll('{o}', o || 'it')
    .replace(/\b(?:both|one|each|the other|two) \{hands?\}/g, (hands) =>
      limbs.one === limbs.many ? `the ${limbs.one}` : hands,
    )
    .replaceAll('{hands}', limbs.many)
    .replaceAll('{hand}', limbs.one)
    .replaceAll('{his}', pronouns.his)
    .replaceAll('{him}', pronouns.him)
    .replaceAll('{he}', pronouns.he)
    .replaceAll('{s}', agent ? (many ? 'the two' : theOf(agent)) : 'the figure');
}
