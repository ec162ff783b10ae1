import { listOf, rowsOf, textOf, wordsOfCell } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { mainOf } from '../../read/scene.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { chosenEvenly } from '../choose.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { calledOf, landmarkOf } from '../layout/composition-words.ts';
import { coloursIn } from '../look/coloured.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import type { SceneClass } from '../scene-classes.ts';
import { capital, type Decision } from '../shot.ts';
import { keepsNamed } from './keeps-named.ts';
import { allNamed, groundTone } from './slots.ts';

/*
 * What is taken away from a drawing, a print or a mark: line, ink and paper stand in for ground and light.
 *
 * way | media | needs | what is left | light | place in the frame | why
 */
const ROWS = `
line | drawn | alone figured | {All} in one unbroken line of even weight | Bare paper as the only light | Low on the page, the paper bare above | One line is the least that a drawing can be.
few | drawn | alone figured standing | Only {all}, and one short stroke for the ground | - | Small on the lower third, bare paper over the rest | A stroke is ground enough.
spot | drawn | alone toned | {All} in outline, one small area filled, nothing around | - | In the middle, bare paper to every edge | One filled area is where the eye goes.
bands | painted, print, drawn, rendered | land | Two broad bands of tone and one edge between them, nothing else | - | The edge on the lower third, the upper band bare | Two planes are what is left of land.
wash | painted | alone wet figured | {All} in three washes, the paper left bare for the light | - | Low on the sheet, the paper bare above | Three tones are the least that a wash can be.
wet | painted | alone wet | Only {all} painted to the end, one pale wash behind | - | On the lower third, the wash over the rest | One wash takes away what is behind.
ground | painted | alone dry figured ungrounded | {All} against one flat ground in {tone} | - | Low on the canvas, the ground bare above | One ground takes away what is behind.
lost | painted | alone dry figured dark | Only the lit side of {all} painted, the rest lost in one dark ground | - | Off the middle, the ground dark over the rest | What the light does not reach is left to the ground.
ink | print | alone ink figured | {All} as one flat shape in one ink, bare paper for the rest | - | Low on the sheet, a wide margin of paper | One ink is the least that a print can be.
shape | rendered, graphic, craft | alone figured | {All} alone on one flat ground in {tone} | - | In the middle, the ground bare to every edge | One ground takes away what is behind.
near | drawn | landless figured | {All} drawn to the end, everything behind left in a few lines | - | - | What is named first is finished; the rest is only begun.
near | painted | landless figured still | {All} painted to the end, everything behind one plain tone | - | - | What is named first is finished; behind it is one tone.
near | painted | landless figured brushed | {All} painted to the end, everything behind in two or three broad strokes | - | - | What is named first is finished; the rest is only begun.
near | print | landless figured | {All} in full, everything behind one flat tone | - | - | One tone takes away what is behind.
few | drawn | landless spread | {All} in a few lines, all small detail left out | - | - | The longest lines are what is left of a place.
broad | painted, print, rendered, graphic, craft | landless spread | {All} in a few large shapes, all small detail left out | - | - | The largest shapes are what is left of a place.
near | rendered, graphic, craft | landless figured | {All} in full, everything behind as plain flat shapes | - | - | What is behind needs no more than its shape.
`;

interface DrawnWay {
  readonly media: readonly string[];
  readonly needs: readonly string[];
  readonly left: string;
  readonly light: string;
  readonly place: string;
  readonly because: string;
}

let made: readonly DrawnWay[] | undefined;

function drawnWays(): readonly DrawnWay[] {
  made ??= rowsOf(ROWS, 7).map(([, media, needs, left, light, place, because]) => ({
    media: listOf(media),
    needs: wordsOfCell(needs),
    left: textOf(left),
    light: textOf(light),
    place: textOf(place),
    because: textOf(because),
  }));
  return made;
}

const LAND = sifted(
  /\b(?:seas?|ocean|desert|dunes?|beach|fields?|meadow|plains?|steppe|tundra|prairie|moor|coast|savann?ah?|glacier|lake|horizon)\b/i,
);
/** A party on a beach is no beach. */
const LANDS: ReadonlySet<string> = new Set(['terrain', 'weather', 'celestial', 'place']);
const WET = sifted(/\b(?:water-?colou?rs?|aquarelle|gouache|ink wash|wash|sumi-?e)\b/i);
/** Looks that have a layout, a ground or a line of their own. */
const LAID_OUT = sifted(
  /\b(?:diagram|blueprint|infographic|exploded|map|chart|sheet|comic|manga|storyboard|stained glass|mosaic|mural|tapestry|quilt|pattern|isometric|chibi|coloring|colouring)\b/i,
);
const EMPTY_LAYOUT = sifted(
  /\b(?:wide (?:empty|negative) space|most of the frame left empty|wide empty s\w+|small in the|set back a little|clear in the middle|fading (?:out|to white)|low in the frame)\b/i,
);

/** What has nothing behind it. */
const SPREAD: ReadonlySet<SceneClass> = new Set(['landscape', 'city', 'interior', 'event']);

/** Looks that leave the trace of a loaded brush. */
const BRUSH = sifted(/\b(?:oils?|brush\w*|strokes?|impasto|knife|canvas|acrylic\w*|gouache)\b/);
const MADE_OTHERWISE = sifted(/\b(?:dots?|facets?|hair-fine|exact contours?|smooth|enamel)\b/);
const OF_ITS_GROUND = sifted(/\b(?:clay|gold|vellum|tiles?|border|parchment|plaster|papyrus|wood panel)\b/);
const isBrushed = ({ line, surface, traits }: StyleRow): boolean =>
  !traits.has('flat') && BRUSH.test(`${line} ${surface}`) && !MADE_OTHERWISE.test(`${line} ${surface}`);

/** The ways of a look that fit what is drawn. */
function fittingMeans(staged: SeenTake): readonly DrawnWay[] {
  const { scene } = staged.brief;
  const style = leadingStyle(scene);
  if (!style || LAID_OUT.test(scene.subject)) return [];
  const isAlone = !scene.place && isRoomLeft(scene) && scene.cameras.length === 0 && scene.cast.length < 4;
  const main = mainOf(scene);
  const isLand =
    LAND.test(main?.words ?? '') &&
    landmarkOf(scene) === undefined &&
    main !== undefined &&
    LANDS.has(main.kind);
  const isLine = style.row.traits.has('mono') && style.row.traits.has('flat');
  const facts = new Set([
    ...(isAlone ? ['alone'] : []),
    WET.test(style.words) ? 'wet' : 'dry',
    isLand ? 'land' : 'landless',
    isLine ? 'lined' : 'toned',
    SPREAD.has(staged.kind) || main?.kind === 'event' ? 'spread' : 'figured',
    ...(main?.kind === 'hands' ? [] : ['standing']),
    ...(style.row.colours.length > 2 ? [] : ['ink']),
    isBrushed(style.row) ? 'brushed' : 'still',
    ...(/\b(?:dark|black|deep shadow|brown shadows?|candle)\b/.test(style.row.shading) ? ['dark'] : []),
    // Clay, gold, paper or a painted page is its own ground.
    ...(style.row.traits.has('flat') || OF_ITS_GROUND.test(style.row.surface) ? [] : ['ungrounded']),
  ]);
  return drawnWays().filter(
    ({ media, needs }) => media.includes(style.row.medium) && needs.every((each) => facts.has(each)),
  );
}

/** The longest that a scene's own words may be to be said once more. */
const LONGEST = 60;

function drawnLess(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  const { brief } = staged;
  const main = mainOf(brief.scene);
  if (!main || calledOf(main, true, brief.scene.subject) === 'the subject') return decisions;
  if (allNamed(staged).length > LONGEST) return decisions;
  const way = chosenEvenly(fittingMeans(staged), brief, 'reduction');
  if (!way) return decisions;
  const fill = (text: string): string =>
    capital(
      text
        .replaceAll('{All}', allNamed(staged))
        .replaceAll('{all}', allNamed(staged))
        .replaceAll('{tone}', groundTone('paper', staged, brief.scene.colours).colour),
    );
  const { because } = way;
  const left: Decision = { element: 'setting', text: fill(way.left), because };
  if (!keepsNamed([left], brief.scene)) return decisions;
  const rest = decisions
    .map((each) => (each.element === 'light' && way.light ? { ...each, text: way.light, because } : each))
    .filter(({ element, text }) => !(way.place && element === 'composition' && EMPTY_LAYOUT.test(text)));
  const isLaid = rest.some(({ element, text }) => element === 'composition' && text !== '');
  const placed: readonly Decision[] =
    way.place && !isLaid
      ? [{ element: 'composition', text: way.place, because: 'Minimal says how much stays empty.' }]
      : [];
  const at = rest.findIndex(({ element }) => !['subject', 'motion', 'setting'].includes(element));
  const split = at < 0 ? rest.length : at;
  const look = rest.findLastIndex(({ element }) => element === 'light' || element === 'camera');
  const behind = Math.max(split, look + 1);
  return [...rest.slice(0, split), left, ...rest.slice(split, behind), ...placed, ...rest.slice(behind)];
}

/** Inks of a mark or a sheet whose words name none. */
const INKS: readonly (readonly [ink: string, paper: string])[] = [
  ['black', 'plain white'],
  ['deep green', 'bone'],
  ['oxide red', 'cream'],
  ['navy', 'pale grey'],
  ['charcoal', 'pale straw'],
  ['dark teal', 'warm white'],
  ['plum', 'pale rose'],
  ['black', 'mustard'],
];

const BRIGHT_INKS: ReadonlySet<string> = new Set(['oxide red', 'plum', 'dark teal', 'deep green']);
const FESTIVE = sifted(/\b(?:birthday|party|kids?|children|happy|baby|cute|funny|wedding)\b/i);
const TATTOO = sifted(/\btattoos?\b/i);
/** Looks that are the mark or the sheet itself. */
const OF_A_MARK = sifted(
  /^(?:(?:minimal\w* )?(?:logo|icon|monogram|emblem|badge|poster|tattoo(?: design)?|seamless pattern|pattern))s?$/i,
);

const TELLS_COLOURS = sifted(
  /\b(?:colou?r\w*|palette|pastels?|neon|rainbow|mono\w*|gradient|vivid|tones?|duotone|black and white|b&w|gold|silver)\b/i,
);

/** A line that is all there is has no shading and no second colour. */
const IN_ONE_LINE = sifted(
  /\b(?:one fine unbroken line|single line weight|single thin line|thin geometric letters)\b/,
);

/** A mark or a sheet in one ink on one paper, where nothing says how it is coloured. */
function inked(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  const { brief } = staged;
  const { scene } = brief;
  const isLine = decisions.some(({ text }) => IN_ONE_LINE.test(text));
  const bare = decisions.map((each) =>
    isLine && each.element === 'light' && /\b(?:shading|flat colour)\b/.test(each.text)
      ? { ...each, text: 'Even tone, the line alone', because: 'One line has no shading.' }
      : each,
  );
  const isColoured =
    staged.kind === 'sign' ||
    scene.uses.some(({ row }) => row.id === 'poster') ||
    /\bposters?\b/i.test(scene.subject) ||
    bare.some(({ element, text }) => element === 'palette' && text !== '') ||
    coloursIn(scene.readable.toLowerCase()).length > 0 ||
    TELLS_COLOURS.test(scene.subject) ||
    brief.wishes.palette !== undefined ||
    scene.styles.some(
      ({ row, words }) => !OF_A_MARK.test(words) && (row.colours.length > 0 || row.traits.has('mono')),
    ) ||
    scene.uses.some(({ row }) =>
      /colouring|wallpaper|album|magazine|thumbnail|icon-set|sticker|infographic/.test(row.id),
    );
  if (isColoured) return bare;
  const isFestive = FESTIVE.test(scene.subject);
  const fit = INKS.filter(([ink]) => !isFestive || BRIGHT_INKS.has(ink));
  const [ink, paper] = TATTOO.test(scene.subject)
    ? ['black', 'bare skin']
    : (chosenEvenly(fit, brief, 'ink') ?? ['black', 'plain white']);
  const inks: Decision = {
    element: 'palette',
    text: capital(`${ink} on ${paper}, no second ink`),
    because: 'One ink and one paper are enough.',
  };
  const at = bare.findIndex(({ element }) => element === 'style' || element === 'negative');
  const rest = bare.filter(({ element, text }) => !(element === 'palette' && text === ''));
  const split = at < 0 ? rest.length : rest.indexOf(bare[at] as Decision);
  return [...rest.slice(0, split), inks, ...rest.slice(split)];
}

/** A minimal take of a drawing, a print, a mark or a sheet, brought down by its own means. */
export function reducedByMeans(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  if (staged.kind === 'graphic' || staged.kind === 'sign') return inked(decisions, staged);
  return isDrawn(leadingStyle(staged.brief.scene)) ? drawnLess(decisions, staged) : decisions;
}
