import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, type Scene } from '../../read/scene.ts';
import { isTyped, theOf } from '../refer.ts';

/** What words behind a preposition name. */
export interface NamedAfter {
  /** As a sentence calls it: 'the stone bridge'. */
  readonly called: string;
  readonly head: string;
  readonly member?: Member;
  readonly surroundings?: 'indoor' | 'outdoor';
  readonly isPlural: boolean;
  /** So many signs of the text are its name. */
  readonly length: number;
}

const DETERMINER =
  '(?:(?:an?|the|some|his|her|its|their|thier|teh|my|our|your|this|that|one|each|every|all the|both|(?<number>two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|dozens of|hundreds of|thousands of))\\s+)';
const STARTS = sifted(new RegExp(`^\\s*(?<det>${DETERMINER})?`, 'iu'));
const PRONOUN = sifted(
  /^\s*(?:it|him|her|them|himself|herself|itself|themselves)(?=$|[,.;]|\s(?:in|on|at|with|and|while|as|from|to|under|over)\b)/iu,
);

/** Words at which a name ends. */
const BOUND = sifted(
  /\s(?=(?:in|on|at|with|by|from|to|into|onto|under|over|above|below|beneath|behind|beside|near|next|through|across|along|around|against|between|inside|within|without|during|early|late|after|before|until|for|like|as|and|or|but|while|that|thats|which|who|whose|where|when|so|than|is|are|was|were|has|have|being|covered|filled|made|lit|seen|called|full|alone|only|out|outside|onto|upon|past|toward|towards|off|up|down|among|amid|beyond|opposite|stuck|tied|hung|left|lost|worn|held|set|built)(?![\p{L}-])|(?!(?:morning|evening|building|ceiling|railing|clearing|crossing|landing|awning|wedding|painting|drawing|sibling|pudding|clothing|bedding|rigging|scaffolding|lightning|paving|siding|string|spring|king|ring|wing|swing|thing)(?![\p{L}-]))[\p{L}-]{3,}ing(?=\s(?:in|on|at|with|by|from|to|into|over|under|through|across|along|around|against|behind|out|up|down|off|away|past|towards?|for|an?|the|his|her|its|their|them|him|it|us|two|three)\b|$|[,;.])|[\p{L}-]{3,}ed (?:as|in|by|with|to|from|of|into|on|at|around|over|under)\b)|[,;:.!?()]|\s?$/iu,
);
const MOST_WORDS = 4;

/** 'On mars', 'in vietnam': a world or a country is no thing in the frame. */
const WORLDS = sifted(/^(?:mars|venus|jupiter|saturn|pluto|mercury|neptune|uranus|europa|titan|earth)$/i);
const isByName = (member: Member | undefined, name: string): boolean =>
  WORLDS.test(name) || /^\p{Lu}/u.test(member?.placeRow?.names[0] ?? '');

/** Words that begin no name. */
const BEGINS_NO_NAME = sifted(
  /^(?:and|or|but|as|is|are|was|were|which|that|while|who|where|when|with|in|on|at|by|to|from|for|of)\b/i,
);

/** What is said behind a preposition and is no thing to stand at. */
const NO_THING = sifted(
  /^(?:.* )?(?:airs?|light|lights|dark|darkness|rain|snow|fog|mist|wind|sun|sunset|sunrise|shade|shadows?|silence|time|times|way|way home|home|left|right|side|sides|edge|middle|distance|background|foreground|front|back|top|bottom|centre|center|corner|style|manner|colou?rs?|mood|night|day|morning|evening|moment|second|seconds|minute|hour|end|start|run|move|loose|phone|hunt|verge|point|fire|flames|love|war|view|background|age|ages|century|years?|gaze|eye|eyes|face|faces|head|heads|mouth|hands?|arms?|legs?|feet|lap|knees?|shoulders?|back|nose|ears?|hair|chest|others?|another|rest|lens|camera|frame|picture|photo|image|text|letters|words|name|title|break|duty|sale|weather|storm|cold|heat|duel|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|noon|midnight|dawn|dusk|twilight|christmas|easter|halloween|holidays?|vacation|birthday|thursday|party|lesson|game|match|concert|wedding|picnic)$/iu,
);

/** What another part of the reading has already. */
const isReadOtherwise = (
  { times, lights, styles, uses, cameras, around, excluded }: Scene,
  text: string,
): boolean => {
  const lower = text.toLowerCase();
  return [
    ...[...times, ...lights, ...styles, ...uses, ...cameras].map(({ words }) => words),
    ...around.map(({ member }) => member.words),
    ...excluded,
  ].some((words) => {
    const each = words.toLowerCase();
    return each !== '' && (lower === each || lower.endsWith(` ${each}`) || each.endsWith(lower));
  });
};

const NO_PLACE_KINDS: ReadonlySet<string> = new Set([
  'abstract',
  'event',
  'weather',
  'hands',
  'clothing',
  'idea',
]);

const LETTER = sifted(/[\p{L}\p{N}]/u);
const isApart = (text: string, at: number): boolean => !LETTER.test(text.charAt(at));

/** Where words stand in a text by themselves, both in small letters; -1 where they do not. */
export function wordAt(text: string, words: string): number {
  for (let at = words === '' ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (isApart(text, at - 1) && isApart(text, at + words.length)) return at;
  return -1;
}

/** The member that a name is, or ends with. */
function memberOf(scene: Scene, name: string): Member | undefined {
  const lower = name.toLowerCase();
  return scene.cast.find(({ words, name: own }) =>
    [words, own].some((each) => {
      const word = each.toLowerCase();
      return word !== '' && lower.endsWith(word) && isApart(lower, lower.length - word.length - 1);
    }),
  );
}

/** How many signs a name takes that the lexicon knows as one, though it ends as a verb does: 'rowing boat'. */
function ownLength(scene: Scene, rest: string): number {
  const lower = rest.toLowerCase();
  const second = lower.search(/\s/) + 1;
  return Math.max(
    0,
    ...scene.cast.map(({ words }) => {
      const word = words.toLowerCase();
      const at = lower.startsWith(word) ? 0 : second > 0 && lower.startsWith(word, second) ? second : -1;
      return word !== '' && at >= 0 && isApart(lower, at + word.length) ? at + word.length : 0;
    }),
  );
}

/** How far the name goes that a text begins with: to the next small word, and on where 'of' follows. */
function nameLength(text: string): number {
  const end = text.search(BOUND);
  return end < 0 ? text.length : end;
}

const lastOf = (words: string): string => words.split(/\s+/).at(-1) ?? '';

/** Articles within a name are those of what is named before: 'the roof of the farmhouse'. */
const asCalled = (name: string): string =>
  name.replace(/\bof (?:an?|his|her|its|their|my|our) /giu, 'of the ');

const SMALL_GROUND = sifted(
  /^(?:stumps?|stones?|rocks?|logs?|boulders?|branch(?:es)?|leaf|leaves|sticks?|pebbles?|gravel|moss|puddles?|swing|ladder|stairs?|steps?|wall|post)$/i,
);

/** A colour is told once, by the words themselves. */
const uncoloured = ({ colours }: Scene, name: string): string =>
  name
    .split(' ')
    .filter((word, at, all) => at === all.length - 1 || !colours.includes(word.toLowerCase()))
    .join(' ');

function surroundingsOf(
  { place, cast }: Scene,
  name: string,
  member: Member | undefined,
): 'indoor' | 'outdoor' | undefined {
  const row =
    member?.placeRow ??
    (place && name.toLowerCase().endsWith(lastOf(place.words).toLowerCase()) ? place.row : undefined);
  // On a stump or a stone one stands, and is not all round by it.
  if (row?.traits.has('support') === true || SMALL_GROUND.test(lastOf(name))) return undefined;
  const found = row?.surroundings;
  if (found === 'indoor' || found === 'outdoor') return found;
  return member && cast.includes(member) && member.kind === 'place' ? 'outdoor' : undefined;
}

/**
 * What the words behind a preposition name: a thing with its article, several, or what the reading knows; undefined
 * for all that is no thing to stand at.
 * @param main whom a pronoun means
 */
export function namedAfter(scene: Scene, text: string, main: Member): NamedAfter | undefined {
  const pronoun = PRONOUN.exec(text);
  if (pronoun)
    return {
      called: isTyped(scene, main) ? theOf(main) : `the ${lastOf(main.name)}`,
      head: main.name,
      member: main,
      isPlural: main.plural,
      length: pronoun[0].length,
    };
  const start = STARTS.exec(text);
  const det = start?.groups?.det ?? '';
  const number = start?.groups?.number;
  const rest = text.slice(start?.[0].length ?? 0);
  if (BEGINS_NO_NAME.test(rest)) return undefined;
  const length = Math.max(ownLength(scene, rest), nameLength(rest));
  const name = rest.slice(0, length).trim();
  const bare = name.replace(/ of .*$/iu, '');
  if (name === '' || bare.split(/\s+/).length > MOST_WORDS) return undefined;
  const member = memberOf(scene, name);
  const isPlural =
    number !== undefined ||
    member?.plural === true ||
    (/[^s'’]s$/i.test(bare) && !/\b(?:a|an|one)\s+$/i.test(det));
  const isKnown = member?.known === true && !isPeople(member.kind);
  if (det === '' && !isPlural && !isKnown) return undefined;
  if (NO_THING.test(bare) || isReadOtherwise(scene, name)) return undefined;
  if (member && (NO_PLACE_KINDS.has(member.kind) || member.part === 'worn')) return undefined;
  if (member?.row?.traits.words.has('worn') === true) return undefined;
  if (det === '' && (member?.placeRow?.traits.has('proper') || isByName(member, bare))) return undefined;
  const surroundings = surroundingsOf(scene, name, member);
  return {
    called:
      det === '' && /^\p{Lu}/u.test(name)
        ? name
        : `the ${number ? `${number} ` : ''}${uncoloured(scene, asCalled(name))}`,
    head: lastOf(bare),
    ...(member && { member }),
    ...(surroundings && { surroundings }),
    isPlural,
    length: (start?.[0].length ?? 0) + length,
  };
}
