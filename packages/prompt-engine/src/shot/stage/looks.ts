import { sifted } from '../../lexicon/sifting/sifted.ts';
import { COLOUR_WORDS } from '../../read/colour-terms.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { countIn, drawnAs } from './drawn.ts';
import { colourNamed } from './named.ts';
import { ageOf } from './scale.ts';
import { isStandIn } from './stand-ins.ts';

const MOST_LETTERS = 40;

const COLOURS: ReadonlySet<string> = new Set(COLOUR_WORDS);

const FEMALE = sifted(
  /\b(?:girls?|wom[ae]n|daughters?|sisters?|aunt(?:ie)?s?|nieces?|lad(?:y|ies)|mothers?|mums?|moms?|grandmothers?|grandmas?|grannies|granny|nanas?|brides?|waitress(?:es)?|actress(?:es)?|princess(?:es)?|queens?|nuns?)\b/i,
);
const MALE = sifted(
  /\b(?:boys?|m[ae]n|sons?|brothers?|uncles?|nephews?|fathers?|dads?|grandfathers?|grandpas?|grandads?|princes?|kings?|guys?|grooms?|monks?)\b/i,
);

const LIQUIDS: readonly (readonly [name: RegExp, colour: string])[] = [
  [sifted(/\b(?:milk|milkshake|cream|yoghurt)\b/), 'white'],
  [sifted(/\b(?:orange juice|juice)\b/), 'orange'],
  [sifted(/\b(?:lemonade|beer|oil)\b/), 'yellow'],
  [sifted(/\b(?:white wine|champagne|prosecco)\b/), 'gold'],
  [sifted(/\b(?:red wine|wine|cranberry)\b/), 'burgundy'],
  [sifted(/\b(?:tea|honey|syrup|whisk(?:e)?y|gravy|caramel)\b/), 'amber'],
  [sifted(/\b(?:coffee|chocolate|cola|coke|sauce)\b/), 'brown'],
];

/** The colour of what is drunk or poured, where its name says it. */
export const liquidColour = (words: string): string | undefined =>
  LIQUIDS.find(([name]) => name.test(words))?.[1];

const HAIR = sifted(
  /\b(red|ginger|auburn|blonde?|brown|black|white|gr[ea]y|silver|blue|pink|green|purple|orange)[- ](?:\w+ )?(?:hair(?:ed)?|curls|braids?|locks|ponytail|pigtails|dreadlocks)\b|\b(redhead|blonde)\b/i,
);

/** The colour of hair that the words give the only person in them. */
function hairOf(member: Member, { cast, subject }: Scene): string | undefined {
  const isOnly = isPeople(member.kind) && cast.filter(({ kind }) => isPeople(kind)).length === 1;
  const [, before, name] = (isOnly && HAIR.exec(subject)) || [];
  return (before ?? name?.replace('head', ''))?.toLowerCase();
}

const HERS = sifted(/\b(?:her|she|herself|hers)\b/i);
const HIS = sifted(/\b(?:his|he|him|himself)\b/i);

/** Whether the only person of a picture is a woman or a man, by what the words call their own. */
function sexByPronoun(member: Member, { cast, subject }: Scene): 'f' | 'm' | undefined {
  const isOnly = isPeople(member.kind) && cast.filter(({ kind }) => isPeople(kind)).length === 1;
  const [isHers, isHis] = [HERS.test(subject), HIS.test(subject)];
  if (!isOnly || isHers === isHis || member.count > 1 || member.plural) return undefined;
  return isHers ? 'f' : 'm';
}

const GLOWS = sifted(/\b(?:glow(?:ing|y)?|luminous|shining|radiant|lit|luminescent|blazing)\b/);
/** What gives light by its nature. */
const LIGHTS = sifted(
  /^(?:lightning|(?:paper-)?lantern|candle|taper|campfire|fire|jack-o-lantern|torch|flashlight)$/,
);

/** What a figure looks like, wherever it stands. */
export function lookOfFigure(
  member: Member,
  scene: Scene,
): Pick<Figure, 'drawing' | 'word' | 'count' | 'colour' | 'hair' | 'age' | 'sex' | 'temper'> {
  const traits = member.row?.traits.words;
  // 'White horse' is one noun, and yet white.
  const within = isPeople(member.kind) ? [] : member.words.toLowerCase().split(' ').slice(0, -1);
  const isBlossom = /\b(?:cherry|apple|plum|almond|peach) blossoms?\b|\bsakura\b|\bcherry tree/i.test(
    member.words,
  );
  const colour =
    [...member.colours, ...within].find((each) => COLOURS.has(each)) ?? (isBlossom ? 'pink' : undefined);
  const sex =
    traits?.has('f') || FEMALE.test(member.words)
      ? 'f'
      : traits?.has('m') || MALE.test(member.words)
        ? 'm'
        : sexByPronoun(member, scene);
  const temper = isBeing(member.kind) ? scene.feeling?.row.temper : undefined;
  const drawing = drawnAs(member, scene);
  const isGlowing = LIGHTS.test(drawing) || GLOWS.test(`${member.words} ${member.adjectives.join(' ')}`);
  const own =
    colour ??
    colourNamed(member.name) ??
    (/^(?:wine-)?glass$/.test(drawing)
      ? (liquidColour(member.words) ?? (drawing === 'glass' ? undefined : liquidColour(scene.subject)))
      : undefined);
  const hair = hairOf(member, scene);
  const named = own === 'ginger' ? 'orange' : own;
  const shown = isGlowing ? `${named ?? ''} glowing`.trim() : named;
  return {
    drawing,
    word: member.name.slice(0, MOST_LETTERS),
    count: countIn(member, scene),
    ...(isStandIn(member, drawing) && { lettered: true }),
    ...(shown && { colour: shown }),
    ...(hair && { hair }),
    ...(isBeing(member.kind) && { age: ageOf(member) }),
    ...(sex && { sex }),
    ...(temper && { temper }),
  };
}
