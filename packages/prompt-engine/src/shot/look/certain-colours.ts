import type { NounKind } from '../../lexicon/noun.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isRuledOut } from '../agreement/excluded.ts';
import { chosen } from '../choose.ts';
import { coldColours, isCold } from '../light/in-season.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isFigurine, isUsual } from '../plain/certainty.ts';
import { patternOf } from '../refer.ts';
import { type Brief, capital } from '../shot.ts';
import { coloursAsked } from './colours-asked.ts';
import { isDrawn, leadingStyle } from './look.ts';

/*
 * Which colours of a palette a prompt may say: those of the words, of the look, and of what is surely there.
 */

/** What something made of it is coloured like. */
export const MADE_OF = new Map([
  ['silver', 'silver'],
  ['gold', 'gold'],
  ['golden', 'gold'],
  ['brass', 'brass'],
  ['copper', 'copper'],
  ['bronze', 'bronze'],
  ['steel', 'steel'],
  ['stainless steel', 'steel'],
  ['iron', 'iron black'],
  ['rusty', 'rust'],
  ['ice', 'ice blue'],
  ['leather', 'leather brown'],
  ['marble', 'marble white'],
  ['wood', 'wood brown'],
  ['wooden', 'wood brown'],
  ['chocolate', 'chocolate brown'],
  ['paper', 'paper white'],
  ['cardboard', 'kraft brown'],
  ['clay', 'clay'],
  ['glass', 'clear glass'],
  ['straw', 'straw'],
  ['stone', 'stone grey'],
  ['concrete', 'concrete grey'],
  ['porcelain', 'porcelain white'],
  ['terracotta', 'terracotta'],
]);
/** The noun of a colour: 'oilskin yellow' is a yellow. */
export const hueOf = (colour: string): string => colour.split(' ').at(-1) ?? colour;

/** A hill under snow is not green. */
export const inTheCold = (
  { kind }: Member,
  where: Circumstances,
  colours: readonly string[],
): readonly string[] =>
  isCold(where) && ['place', 'terrain', 'tree'].includes(kind) ? coldColours(colours) : colours;

/** Things whose colours are their kind's own: a fox is russet, and a car, a coat or a house may be anything. */
export const OWN_COLOURED: ReadonlySet<string> = new Set([
  'wild-animal',
  'bird',
  'insect',
  'sea-animal',
  'reptile',
  'food',
  'plant',
  'flower',
  'tree',
  'terrain',
  'celestial',
]);

const isHuman = (kind: NounKind): boolean => isPeople(kind) || kind === 'robot' || kind === 'hands';

/** The colours of what is surely there: nobody is told what colour the car is. */
function castColours(scene: Scene, where: Circumstances): readonly string[] {
  const { cast } = scene;
  // Beside somebody the colours of a dish are a detail, and flowers may be any.
  const isOfSomebody = isHuman(mainOf(scene)?.kind ?? 'thing');
  const known = cast.filter(
    (member) =>
      member.part !== 'topic' &&
      !isOfSomebody &&
      !/^flowers?$|bouquet/i.test(member.name) &&
      member.colours.length === 0 &&
      isUsual(member) &&
      !isFigurine(member) &&
      OWN_COLOURED.has(member.kind),
  );
  return [
    ...known.flatMap((member) =>
      inTheCold(member, where, member.row?.colours ?? []).slice(0, known.length > 1 ? 1 : 2),
    ),
    ...cast.flatMap(({ materials }) => materials.flatMap(({ names }) => MADE_OF.get(names[0] ?? '') ?? [])),
  ];
}

const sorted = (colour: string): string => colour.split(' ').sort().join(' ');

/** A list of colours without what is said twice or ruled out. */
export function tidied(list: readonly string[], scene: Scene, named: readonly string[]): string[] {
  // A silver ring is not gold.
  const isSilver = /\bsilver\b/i.test(scene.subject) && !/\bgold/i.test(scene.subject);
  const hues = new Set<string>();
  const words = new Set<string>();
  return (
    [...new Set(list.map((each) => (isSilver && each === 'gold' ? 'silver' : each)))]
      // 'White and frost white' are one.
      .filter((colour) => {
        const isNew = !hues.has(hueOf(colour)) && !words.has(sorted(colour));
        hues.add(hueOf(colour));
        words.add(sorted(colour));
        return isNew;
      })
      .filter((colour) => named.includes(colour) || !isRuledOut(colour, scene))
  );
}

/** A print has its inks; a kind of building, of drawing or of photograph may be of any colours. */
export const styleColours = ({ styles }: Scene): readonly string[] =>
  styles
    .filter(({ row }) => row.medium === 'print' && !ANY_INK.test(row.names[0] ?? ''))
    .flatMap(({ row }) => row.colours);
/** Prints that are made with any ink. */
const ANY_INK = /^(?:linocut|woodcut|letterpress|etching|engraving|potato|screen ?print|rubber stamp)/;

/** Inks that print well together, where the words ask for some and name none. */
const INKS: readonly (readonly [string, string, string])[] = [
  ['deep blue', 'orange', 'cream'],
  ['dark green', 'mustard', 'off-white'],
  ['brick red', 'navy', 'cream'],
  ['black', 'teal', 'warm white'],
];

/** What the words give first, then the inks that the look prints with; none where neither has two. */
function inksOf(brief: Brief, given: readonly string[]): string[] {
  const asked = coloursAsked(brief.scene) === undefined ? [] : (chosen(INKS, brief, 'inks') ?? []);
  const own = leadingStyle(brief.scene)?.row.colours ?? [];
  const styled = own.length > 2 ? own : asked;
  // One colour that is named leaves the others open.
  const beside =
    given.length > 0 && asked.length === 0
      ? []
      : styled.filter((each) => !given.some((one) => each.endsWith(one)));
  const inks = [...given, ...beside].slice(0, brief.take === 'minimal' ? 2 : 3);
  return inks.length > 1 ? inks : [];
}

/** Browns and greys of a coat, which would drain a drawing of it. */
const DRAINING = sifted(/\b(?:brown|gr[ae]y|tan|buff|black|white|cream|beige|slate|stone)\b/);

/** A look that is made in colours of its own, as gold on vellum or pink against cyan. */
const isTinted = (style: ReturnType<typeof leadingStyle>): boolean =>
  style?.row.medium === 'craft' || (style?.row.medium === 'rendered' && style.row.colours.length > 1);

/** The colours of what is drawn; none on a sheet, whose fills are free, and none that would drain it. */
function drawnColours({ scene }: Brief, where: Circumstances, isGiven: boolean): readonly string[] {
  const style = leadingStyle(scene);
  if (scene.uses.length > 0 || !isDrawn(style) || isTinted(style)) return [];
  const own = castColours(scene, where);
  return !isGiven && own.every((each) => DRAINING.test(each)) ? [] : own;
}

const PRINTED: ReadonlySet<string> = new Set(['poster', 'book-cover', 'album-cover', 'card', 'banner']);

/** Whether each of the colours is that of a thing of its own: a red canoe on a blue car. */
const isGivenToEach = ({ cast }: Scene, colours: readonly string[]): boolean => {
  const owners = colours.map((colour) =>
    cast.find(({ known, colours: own }) => known && own.length === 1 && own[0] === colour),
  );
  return owners.every(Boolean) && new Set(owners.map((owner) => owner?.row)).size === colours.length;
};

const OF_THE_PICTURE = sifted(
  /^(?:palette|tones?|toned|colou?rs?|scheme|theme|hues?|shades?|light(?:ing)?|mood|tint(?:ed)?|grad(?:e|ing)|accents?|only|with|and|on|ones?|winter|summer|autumn|spring|still|landscape|portrait|scene|morning|night|sunset|abstract|wallpaper|pattern|photograph\w*|photos?|film|picture|images?|version|style|look)$/i,
);

/** Whether the words give a colour to something: 'a matte black kettle' is no picture in black. */
const isOfThing = (subject: string, colour: string): boolean => {
  const after = [
    ...subject.matchAll(
      new RegExp(`\\b${patternOf(colour)}\\b(?: (?:and|&|or) \\p{L}+)?(?: ([\\p{L}-]+))?`, 'giu'),
    ),
  ].map(([, next]) => next);
  return after.length > 0 && after.every((next) => next !== undefined && !OF_THE_PICTURE.test(next));
};

/** The palette as a sentence: two colours at least, all of them of the words, of the look or, in a drawn look, of what is surely there. */
export function paletteText(
  brief: Brief,
  where: Circumstances,
  colours: readonly string[],
  given: readonly string[],
): string {
  // A photograph has the colours of what is in it; ink and paint have to be told theirs.
  // 'Blue ink' is one colour, whatever is drawn with it.
  const isOneInk =
    given.length > 0 && /\b(?:ink|biro|pen|line|pencil|linocut|chalk)s?\b/i.test(brief.scene.subject);
  const own = isOneInk ? [] : drawnColours(brief, where, given.length > 0);
  const list = [...given, ...own];
  const most = Math.max(brief.take === 'minimal' ? 3 : 4, given.length);
  const seen = tidied(list, brief.scene, given).slice(0, most);
  // Ink on paper is a choice of colours: a poster is told them.
  const isInk =
    !/photo/i.test(leadingStyle(brief.scene)?.words ?? '') &&
    brief.scene.uses.some(({ row }) => PRINTED.has(row.id)) &&
    seen.length < 2;
  const isAsked = brief.wishes.palette !== undefined;
  // In a photograph a list of colours that the words have given to things is a tint for nothing.
  const isOfThings =
    !isDrawn(leadingStyle(brief.scene)) &&
    !brief.scene.uses.some(({ row }) => PRINTED.has(row.id)) &&
    (isGivenToEach(brief.scene, seen) || seen.every((colour) => isOfThing(brief.scene.subject, colour)));
  if (isOfThings && !isAsked && !isInk) return '';
  // Inks stand beside a colour that is certain: none are chosen where the words have none.
  if (isInk)
    return seen.length === 0 && coloursAsked(brief.scene) === undefined
      ? ''
      : capital(inWords(inksOf(brief, seen)));
  return seen.length > 1 || isAsked ? capital(inWords(isAsked ? colours : seen)) : '';
}
