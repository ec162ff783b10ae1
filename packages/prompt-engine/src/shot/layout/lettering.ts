import { inWords, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import { theOf } from '../refer.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * How words that stand in a picture are set: by what the subject says of them, by its medium, else in a plain face.
 */

const FACES = `
hand[- ]?letter\\w* | in uneven hand lettering
hand[- ]?written, handwriting, scrawled, scribbled, scruffy, biro, sharpie, post-?it, note | in uneven handwriting
hand[- ]?painted, painted (?:\\w+ )?sign, (?:hand|home)[- ]?made (?:\\w+ )?(?:sign|banner|placard|poster|card), sign-?writ\\w*, signpainted | in hand-painted sign lettering
graffiti, spray-?paint\\w* | in spray-painted letters
stencil\\w* | in stencilled capitals
typewriter, typewritten | in typewriter letters
chalk\\w*, blackboard, menu board | in white hand-drawn chalk capitals
neon | in one continuous neon tube script
cross-?\\s?stitch\\w*, needlepoint, sampler | in stitched capitals on the grid of the cloth
embroider\\w*, stitched, patch | in stitched letters
carved, engraved(?! (?:look|style|illustration|border|drawing|label|feel)), etched(?! (?:look|style)), tombstone, gravestone, headstone, plaque | cut into the surface in plain capitals
icing, iced, piped, cake(?! (?:shop|stall|business|maker|company|stand|sale|bakery)) | piped in icing
balloon (?:letters|lettering|writing), (?:written|spelled|spelt|made|formed) (?:out )?(?:in|of|with|from) balloons, balloons (?:that )?(?:spell|spelling|saying|reading) | in balloon letters
lego, brick-built | in letters built from bricks
pixel, 8-bit, 16-bit, arcade | in blocky pixel letters
comic, manga, in (?:an?|the|his|her|its|their) speech bubbles? | in hand-lettered comic capitals
stained glass | in letters of leaded glass
mosaic, tiled | set in small tiles
manuscript, medieval, illuminated, blackletter | in gothic script
calligraph\\w* | in brush calligraphy
cursive, script font, script lettering | in a flowing script
art deco, gatsby, 1920s | in tall geometric capitals of thick and thin strokes
art nouveau | in flowing hand-drawn letters
western, wanted, circus, letterpress, boxing | in heavy wood type
woodcut, linocut, lino | in bold capitals cut by hand
psychedelic, 1960s | in swelling hand-drawn letters
sans[- ]serif, sans | in a clean sans-serif
slab[- ]serif | in a heavy slab serif
serif | in a fine classic serif
swiss, bauhaus, helvetica | in a plain bold sans-serif, flush left
horror, halloween, heavy metal | in jagged hand-drawn capitals
wedding, save the date, engagement, christening, gala | in an elegant serif
seed, vintage, retro, antique, old-fashioned, travel poster, railway poster | in hand-drawn capitals of the period
tattoo | in fine black script
child\\w*, crayon, kids? | in wobbly hand-drawn letters
movie, film, magazine, thumbnail, banner, billboard, protest, flyer | in bold condensed capitals
wooden, plank, driftwood | in hand-painted capitals
card, invitation, party | in friendly hand lettering
`;

const BY_WORDS: readonly (readonly [RegExp, string])[] = rowsOf(FACES, 2).map(([words, face]) => [
  new RegExp(`\\b(?:${listOf(words).join('|')})\\b`, 'i'),
  textOf(face),
]);

const PLAIN = [
  'in a sturdy rounded sans-serif',
  'in a heavy slab serif',
  'in clean geometric capitals',
  'in a flowing hand-drawn script',
];

/** The lines to be lettered as a sentence lists them, each in quotation marks: “OPEN” and “LATE”. */
export const quoted = (scene: Scene): string => inWords(scene.lettering.map((line) => `“${line}”`));

const LAID = sifted(/^(?:write|spell|form|make|lay|arrange|shape|build|draw|trace|cut)\b/);
const STUFF: ReadonlySet<string> = new Set([
  'food',
  'drink',
  'flower',
  'plant',
  'toy',
  'thing',
  'material',
  'tree',
]);

/** What the letters themselves are laid from: 'written in croissants'. */
const laidFrom = ({ cast, doings }: Scene): Member | undefined =>
  doings.flatMap(({ form, verb, object }) => {
    const stuff = cast[object ?? -1];
    return form === 'past' && LAID.test(verb.base) && stuff && STUFF.has(stuff.kind) ? [stuff] : [];
  })[0];

/** The lettering as the words have it. */
export function toldFace({ lettering: lines, subject }: Scene): string | undefined {
  const around = lines
    .reduce((text, line) => text.replace(line, ''), subject)
    .replace(/\bnot (?:too |very |so )?[\p{L}-]+/giu, '');
  const face = BY_WORDS.find(([pattern]) => pattern.test(around))?.[1];
  // A tube of which a letter is dead is in several pieces.
  return ONE_DARK.test(subject)
    ? face?.replace('one continuous neon tube script', 'neon tube letters')
    : face;
}

/** A letter of a sign that has gone out: 'but the second C is dead', 'the letter P is out'. */
const ONE_DARK = sifted(
  /\b(?:(?:one|a|the) letter(?: [“"']?[A-Z][”"']?)?|(?:the )?(?:first|second|third|fourth|last|middle) (?:letter|[“"']?[A-Z][”"']?)|the [“"']?[A-Z][”"']?) (?:is |has |was |being |keeps? )?(?:dead|out|dark|unlit|burnt out|burned out|gone(?: out)?|missing|broken|flicker\w*)\b/,
);

/** The lettering of a take: as the words have it, else another variation sets it in another face. */
export function faceOf(brief: Brief): string {
  const from = laidFrom(brief.scene);
  if (from) return `made of ${theOf(from)}`;
  return toldFace(brief.scene) ?? chosen(PLAIN, brief, 'face') ?? 'in large clear capitals';
}

/** The words to be read, how they are set, and that they stand there once. */
export function lettering({ scene }: Brief, how: string): Decision[] {
  if (scene.lettering.length === 0) return [];
  const isOne = scene.lettering.length === 1 && !/\s/.test(scene.lettering[0] ?? '');
  return [
    {
      element: 'subject',
      text: `The ${isOne ? 'word' : 'words'} ${quoted(scene)} ${how}, ${scene.lettering.length > 1 ? 'each ' : ''}spelled exactly and written once`,
      because: `${said(scene.lettering.join(' / '))} is to be read in the picture.`,
    },
  ];
}
