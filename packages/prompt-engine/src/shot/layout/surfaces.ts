import { inWords, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { datesIn } from '../../read/dates.ts';
import { isNamedRegion } from '../../read/merged-place.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { keySide, otherSide } from '../choose.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { clientOf, heldIn } from './client.ts';
import { isFramed, motifsOf } from './layout-words.ts';
import { faceOf, lettering } from './lettering.ts';
import { motifPhrase } from './motif.ts';
import { isPhotoOnScreen } from './on-screen.ts';
import { isTitled, motifOfMain, motifOfOccasion, motifOfTrade } from './surface-motifs.ts';

/*
 * Printed surfaces: a card, a poster, a cover, a sticker. The picture on them is the subject's motif; each take places
 * it and the words elsewhere on the sheet, lit and seen in flat means.
 */

/** 'jazz festival poster': what the sheet is for stands before its name. */
const BEFORE_SURFACE = sifted(
  /^(.*?)\b(?:posters?|flyers?|leaflets?|banners?|invitations?|cards?|stickers?|labels?|covers?|ads?)\b/i,
);
const FOR_WHOM = sifted(
  /\bfor (?:kids|children|teens|adults|beginners|seniors|everyone|all ages|families|students|toddlers)\b/i,
);

/** uses | picture: studio; cinematic; minimal | words: studio; cinematic; minimal | finish */
const ROWS = `
card | as the picture on the front, filling the upper two thirds; large across the whole front, running past the {side} edge; small and alone in the middle of the front | in the lower third, under the picture; small in the lower {other} corner, clear of the picture; small below it | printed card with a fine tooth
poster, ad, post, story | large in the middle of the sheet; large and seen from low down, filling the lower {side} two thirds; small in a wide empty ground | across the upper third; stacked in the open ground at the upper {other}; small along the lower edge | strong contrast between lettering and ground
book-cover | as one centred picture below the title; seen from low down, filling the lower {side} two thirds; as one small shape in an empty field | across the upper third; in the open ground at the upper {other}; small, in the middle | matt cover stock
album-cover | as one centred image, readable small; cropped tight by the {side} edge; as one small shape in an empty square | in one line across the top; along the lower {other} edge; tiny in one corner | matt cardboard sleeve
magazine-cover | centred, overlapping the masthead; turned to the {side}, cropped at the edge; alone on a plain ground | as the masthead across the top; as the masthead, one line down the {other} side; as the masthead alone | glossy coated paper
business-card | as a small mark at the left; as a large mark cropped by the {side} edge; as a tiny mark in one corner | set flush right; along the lower {other} edge; small, in the middle | thick uncoated card
banner | at one end of the strip, whole; large at the {side} end, cropped by the edge; small at one end | in the empty part; across the empty {other} half; small, in the empty part | crisp clean edges
thumbnail | large at one side, facing the words; very large, cropped by the {side} edge; small, in the middle | in the clear space beside it; across the {other} half; small beside it | strong contrast between lettering and ground
sticker | whole and facing forward, inside an even white die-cut border; in three-quarter view, leaning toward the {side}, the white border following its outline; reduced to one simple shape inside a white border | on a band along the foot; curved over the top; small below | glossy vinyl
tattoo | upright and whole, as one compact shape on plain ground; stretched along one flowing diagonal toward the {side}; in one fine unbroken line | on a small banner below; along the curve; small below | clean single-weight lines, solid blacks
shirt-print | as one compact motif in the middle of a plain ground; large and seen from below, running off toward the {side}; in one line, small | arched above it; curved below it; small below it | screen-print ink, slightly matt
pattern | repeated upright in even half-drop rows; scattered at different angles in two sizes; tiny and widely spaced in an even repeat | in every repeat; in every repeat; in every repeat | no visible seam at any edge
colouring-page | whole, in closed black outlines on white; large, close to the edges and whole within them, in closed black outlines on white; large, in very few thick outlines | in open outlined capitals at the top; in open outlined capitals at the foot; in open outlined capitals | no fill, no shading
packet | as the picture in the middle of the front panel; large, rising from the foot of the front panel; small and alone on the front panel | in an arched band above the picture; on a ribbon across the picture; below it | printed paper with soft folded edges
label | in the middle of the label, a thin line around it; large, rising from the lower {side} corner of the label; small and alone in the middle of the label | in an arched band above the picture; across the top of the label; small below it | printed paper label, slightly textured
stamp | centred in a plain ruled frame; running past the {side} edge of the frame; small and alone inside the frame | in a band along the foot; along the {other} edge; small along the foot | fine printed line
infographic | in labelled parts from top to bottom, joined by arrows; along one winding path from the lower {side} corner to the top; as plain outlines in one column | as the heading; as the heading at the {other}; as the heading | short labels, clear gaps
`;

interface Surface {
  readonly picture: readonly string[];
  readonly words: readonly string[];
  readonly finish: string;
}

const SURFACES = new Map<string, Surface>(
  rowsOf(ROWS, 4).flatMap(([uses, picture, words, finish]) =>
    listOf(uses).map((use): [string, Surface] => [
      use,
      {
        picture: textOf(picture).split(/;\s*/),
        words: textOf(words).split(/;\s*/),
        finish: textOf(finish),
      },
    ]),
  ),
);

const PACKETS = sifted(/\b(?:packet|packaging|package|wrapper|label|carton|tin|sachet)\b/i);

/** The printed surface that the words ask for. */
export function surfaceOf({ scene }: Brief): Surface | undefined {
  const found = scene.uses
    .map(({ row }) => (isPhotoOnScreen(scene, row.id) ? undefined : SURFACES.get(row.id)))
    .find((each) => each !== undefined);
  if (isFramed(scene)) return SURFACES.get('stamp');
  return (
    found ??
    (/\blabels?$/i.test(mainOf(scene)?.name ?? '')
      ? SURFACES.get('label')
      : PACKETS.test(mainOf(scene)?.name ?? '')
        ? SURFACES.get('packet')
        : undefined)
  );
}

/** Words of light in the picture: its surface is not lit evenly. */
const LIT = sifted(
  /\b(?:light|lights|glow\w*|lamps?|lantern|moon\w*|sun\w*|fire\w*|neon|candles?|dark|shadow\w*|night|dusk|dawn|lit)\b/i,
);

const UNLIT = sifted(
  /\b(?:lights?|lamps?|lanterns?|candles?|fire) (?:is |are |gone |blown |switched )?(?:out|off)\b|\bunlit\b/i,
);

/** What runs around the edge leaves the middle to the words. */
const BORDER = [
  'around the whole edge, the middle left clear',
  'heaviest in the lower {side} corner, thinning out along two edges',
  'as one thin line around the edge',
];
const INSIDE = [
  'centred in the middle',
  'in the clear part, toward the upper {other}',
  'small, in the middle',
];

/** Surfaces that carry a mark of whoever they are for. */
const MARKED = ['business-card', 'banner'];

const AT: Readonly<Record<Brief['take'], number>> = { studio: 0, cinematic: 1, minimal: 2 };

/** 'minimal', 'vintage': a manner of photographs is one of prints too. */
function mannerOf(scene: Scene): string {
  const words = leadingStyle(scene)?.words.toLowerCase() ?? '';
  return words === '' || /photo|black and white/.test(words) ? '' : `, ${words.replace(/ style$/, '')} style`;
}

/** What is sold by name alone is no picture. */
const NO_PICTURE = sifted(
  /^(?:an? )?(?:[\w-]+ )*(?:service|services|company|business|class|classes|course|club|card|sale|studio|shop|agency)$/i,
);

const TITLED: ReadonlySet<string> = new Set([
  'card',
  'poster',
  'ad',
  'book-cover',
  'album-cover',
  'magazine-cover',
  'banner',
  'thumbnail',
]);

/** Whether room has to be left for words that are not given yet. */
export const leavesRoom = ({ scene, take }: Brief): boolean =>
  take === 'studio' && scene.lettering.length === 0 && scene.uses.some(({ row }) => TITLED.has(row.id));

/** Flat light and view of a surface whose look is not named. */
export function flatMeans(brief: Brief, side: string): Decision[] {
  if (isDrawn(leadingStyle(brief.scene))) return [];
  const isTold = brief.take === 'cinematic';
  return [
    {
      element: 'light',
      text: LIT.test(brief.scene.subject.replace(UNLIT, ' '))
        ? `Flat tones stepping down from the light in the picture to the dark, ${isTold ? `strongest toward the ${side}` : 'evenly on both sides'}`
        : isTold
          ? `Two flat tones, the light side toward the ${side}`
          : 'Even flat colour, no cast shadow',
      because: 'A printed sheet has no light source but the drawn one.',
    },
    ...(brief.take === 'minimal'
      ? []
      : [
          {
            element: 'camera' as const,
            text: isTold
              ? 'Flat view, bold overlapping shapes'
              : 'Straight-on flat view, clear silhouettes, no perspective',
            because: 'Drawing stands in for the lens.',
          },
        ]),
  ];
}

/** Where no picture is, nothing stands under or beside it. */
const besidePicture = (words: string, motif: string): string =>
  motif
    ? words
    : words.replace(/,? (?:under|above|across|over|clear of|below|beside) (?:the picture|it)\b/, '');

/** The day that a poster or a card announces is read on it. */
function dated(brief: Brief): Decision[] {
  const { scene, take } = brief;
  const [date] = scene.uses.some(({ row }) => TITLED.has(row.id)) ? datesIn(scene.subject) : [];
  if (!date || scene.lettering.some((line) => line.includes(date))) return [];
  const where = take === 'cinematic' ? 'small in one corner' : 'small along the lower edge';
  return [
    {
      element: 'subject',
      text: `The date “${date}” ${scene.lettering.length > 0 ? '' : `${faceOf(brief)} `}${where}, spelled exactly`,
      because: `${said(date)} is what it announces.`,
    },
  ];
}

/** What a festival, a night or a fair is of: 'a street food festival'. */
const eventOf = (scene: Scene): string => mainOf(scene)?.words ?? '';

/** A printed surface: its picture, its words, its flat light and view. */
export function stageSurface(brief: Brief, surface: Surface): Decision[] {
  const { scene, take } = brief;
  const side = keySide(brief);
  const filled = (text: string): string =>
    text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));
  const phrase = motifPhrase(scene);
  const held = surface === SURFACES.get('packet') ? heldIn(scene) : undefined;
  const place = scene.place && !scene.place.proper ? `the ${scene.place.words}` : '';
  // A country is shown by what is there.
  const isCountry = scene.cast.some(
    ({ words, placeRow }) => words === phrase.replace(/^an? /, '') && placeRow && isNamedRegion(placeRow),
  );
  const things = inWords(motifsOf(scene));
  const own = motifOfTrade(BEFORE_SURFACE.exec(scene.subject)?.[1] ?? '', 'event');
  const told =
    (isCountry ? '' : phrase) ||
    held ||
    // 'book fair poster for kids': kids come to it.
    (FOR_WHOM.test(scene.subject) ? own : undefined) ||
    // A festival is told by what it is of before its stage.
    (mainOf(scene)?.kind === 'event' ? motifOfTrade(eventOf(scene), 'event') : undefined) ||
    (NO_PICTURE.test(things) || things === '' ? motifOfTrade(clientOf(scene) ?? '') : things) ||
    motifOfMain(scene);
  // Whose card it is stands on it by a mark, not in person; so does whose banner it is, where nothing else is named.
  const client = MARKED.some((use) => surface === SURFACES.get(use)) ? clientOf(scene) : undefined;
  const isAllOfClient = client !== undefined && scene.cast.every(({ name }) => client.includes(name));
  const named =
    client && told && (client.includes(told) || (isAllOfClient && phrase === ''))
      ? (motifOfTrade(client) ?? `one simple mark that stands for ${client}`)
      : told;
  const motif = (named && !isTitled(named) ? named : motifOfOccasion(scene)) || named || place || (own ?? '');
  const at = AT[take];
  const isBorder = /\b(?:borders?|frame|wreath|garland)$/i.test(motif);
  const placed = filled((isBorder ? BORDER : surface.picture)[at] ?? '');
  // A giant moth is small on no sheet.
  const picture = /\b(?:giant|huge|enormous|gigantic|colossal|massive)\b/i.test(motif)
    ? placed.replace(/^small\b/, 'large')
    : placed;
  return [
    ...(motif
      ? [
          {
            element: 'subject' as const,
            text: `${capital(motif)} ${picture}`,
            because: `${said(motif)} is what it shows.`,
          },
        ]
      : []),
    ...lettering(
      brief,
      `${faceOf(brief)} ${besidePicture(filled((isBorder ? INSIDE : surface.words)[at] ?? ''), motif)}`,
    ),
    ...dated(brief),
    ...flatMeans(brief, side),
    ...(take === 'minimal' || isDrawn(leadingStyle(scene))
      ? []
      : [
          {
            element: 'style' as const,
            text: `Flat illustration${mannerOf(scene)}, ${surface.finish}`,
            because: 'This is how such a surface is finished.',
          },
        ]),
  ];
}
