import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure, Stage } from '../stage.ts';
import { MOST_FIGURES } from './benches.ts';
import { drawingOf } from './drawn.ts';
import { without } from './grounds.ts';
import { standing } from './seen-lights.ts';

/*
 * Land that has a shape of its own, where the words name it: a cliff over the sea, a canyon, an iceberg, a waterfall
 * and what grows about it, water with the land in it.
 */

type Ground = Pick<Stage, 'place' | 'figures'>;

const OPEN = sifted(
  /^(?:field|hill|mountain|sea|beach|lake|lakeside|river|desert|forest|jungle|snow|ice|ruins|sky|backdrop)$/,
);

const ON_ICE = sifted(
  /\b(?:on|atop|onto) (?:[\w-]+ ){1,3}?(?:iceberg|floe|ice sheet|(?:block|slab|piece|sheet) of ice)\b/i,
);
const CLIFF = sifted(/\b(?:cliffs?|clifftop|cliff ?side|headland|precipice)\b/i);
const CANYON = sifted(/\b(?:canyons?|mesas?|buttes?|badlands|monument valley)\b/i);
const INLAND = sifted(/\b(?:mountains?|peaks?|alps|valley|forest|desert|gorge)\b/i);
const WATER_WITH_LAND = sifted(
  /\b(?:reflect(?:ed|ing|ion|ions)?|mirrored|mirroring)\b.*\b(?:lake|pond|tarn|water|loch|fjord)\b|\b(?:lake|pond|tarn|water|loch|fjord)\b.*\b(?:reflect\w*|mirror\w*)|\b(?:mountain|alpine|glacial) lake\b/i,
);

/** What is named after a cliff and is no ground of it: who climbs it is at its wall. */
const CLIMBED = sifted(/\b(?:climb(?:s|ing|ed)?|scal(?:es|ing)|rappel\w*|abseil\w*|waterfall)\b/i);

const BUILT = sifted(
  /^(?:house|cabin|cottage|barn|castle|church|temple|windmill|lighthouse|tent|palace|tower)$/,
);

/** The stage without the figures of some drawings, what was bound to them free; the first stays. */
const withoutAny = ({ place, figures }: Ground, drawings: RegExp): Ground => ({
  place,
  figures: figures.reduceRight<readonly Figure[]>(
    (all, { drawing }, i) => (i > 0 && drawings.test(drawing) ? without(all, i) : all),
    figures,
  ),
});

/** Who stands on a cliff stands on its edge, and what it is over lies below. */
const onCliff = (stage: Ground, subject: string): Ground => ({
  figures: withoutAny(stage, /^(?:rock|mountain|wave|cliff)$/).figures.map((figure, i) =>
    i === 0 && !/^(?:person|child)/.test(figure.drawing)
      ? { ...figure, height: Math.min(figure.height, 0.42) }
      : figure,
  ),
  place: INLAND.test(subject) ? 'crag' : 'cliff',
});

const GROWTH: readonly (readonly [words: RegExp, drawings: readonly string[]])[] = [
  [sifted(/\b(?:jungle|rain ?forest|tropical)\b/i), ['palm', 'leaf']],
  [sifted(/\b(?:forest|woods?|woodland)\b/i), ['pine', 'bush']],
];

/** A fall with what grows at both sides of it. */
function atFall({ figures }: Ground, subject: string): Ground {
  const drawings = GROWTH.find(([words]) => words.test(subject))?.[1] ?? [];
  const things = drawings.map(
    (drawing, i): Figure => ({
      ...standing,
      drawing,
      word: drawing,
      x: [0.08, 0.94][i] ?? 0.5,
      height: [0.74, 0.3][i] ?? 0.3,
      depth: [0.25, 0.1][i] ?? 0.2,
    }),
  );
  return { place: 'waterfall', figures: [...figures, ...things].slice(0, MOST_FIGURES) };
}

/** The stage on the land that the words name. */
export function onLand<T extends Ground>(stage: T, { subject, cast }: Scene): T {
  if (!OPEN.test(stage.place)) return stage;
  if (stage.figures[0]?.age && ON_ICE.test(subject)) return { ...stage, place: 'iceberg' };
  if (cast.some((member) => drawingOf(member) === 'waterfall'))
    return { ...stage, ...atFall(withoutAny(stage, /^waterfall$/), subject) };
  const isRange = stage.figures.some(({ drawing }, i) => i > 0 && drawing === 'mountain');
  if (isRange && /^(?:field|hill|snow|backdrop|farm)$/.test(stage.place))
    return { ...stage, ...withoutAny(stage, /^mountain$/), place: 'mountain' };
  if (stage.place === 'lake' && BUILT.test(stage.figures[0]?.drawing ?? ''))
    return { ...stage, place: 'lakeside' };
  if (CANYON.test(subject) && /^(?:mountain|desert|field|river|backdrop)$/.test(stage.place))
    return { ...stage, place: 'canyon' };
  const isBeast = !/^(?:person|child)/.test(stage.figures[0]?.drawing ?? 'person');
  if (CLIFF.test(subject) && (isBeast || !CLIMBED.test(subject)))
    return { ...stage, ...onCliff(stage, subject) };
  if (WATER_WITH_LAND.test(subject) && /^(?:mountain|hill|field|forest|snow|backdrop)$/.test(stage.place))
    return { ...stage, place: 'lake' };
  return stage;
}

const SNOW_ON_TOP = sifted(
  /\bsnow(?:y|[- ]?(?:capped|covered|topped|clad|dusted)) (?:[\w-]+ )?(?:mountain(?:s| ranges?| peaks?)?|peaks?|alps|summits?|himalayas?|volcano(?:e?s)?)\b(?! (?:village|town|hut|cabin|lodge|road|trail|pass|path))/i,
);
const SNOWS = sifted(
  /\b(?:snowing|snowfall|snow ?storm|blizzard|falling snow|snow (?:is )?falling|in the snow|winter)\b/i,
);

/** Peaks that the words call snowy, and the weather about them: snow that lies there falls on nobody. */
export function snowyPeaks(
  subject: string,
): { readonly words: string; readonly weather?: 'clear' } | undefined {
  const words = SNOW_ON_TOP.exec(subject)?.[0];
  if (!words) return undefined;
  return /\b(?:rain\w*|storm\w*|fog\w*|mist\w*|cloud\w*)\b/i.test(subject) || SNOWS.test(subject)
    ? { words }
    : { words, weather: 'clear' };
}

const SNOW_THERE = sifted(
  /\bski(?:s|ed|ing|ers?)?\b|\bsnowboard\w*\b|\bsnow(?:m[ae]n|balls?|angels?|drifts?)\b|\b(?:sledg?(?:e|es|ing|ding)|sleds?|toboggan\w*)\b|\b(?:shovel|clear|sweep|plough|plow)\w* (?:away )?(?:the )?snow\b|\bin (?:the )?(?:deep )?winter\b|\bwinter (?:day|morning|evening|night|street|park|garden|forest|afternoon)\b/i,
);
const WHITENED = sifted(
  /^(?:garden|park|field|street|village|farm|hill|forest|mountain|road|lakeside|playground|yard|church-front|town-square|driveway|country-lane|narrow-lane|market|bus-shelter|river|canal|schoolyard|shop-street|(?:temple|stone)-steps|temple-court|walled-garden|village-pond|(?:open|parked)-lot|cloister|castle-wall)$/,
);

/** Whether snow lies where the words have a snowman, a sledge or winter, without a word of the weather. */
export const isUnderSnow = (subject: string, place: string): boolean =>
  WHITENED.test(place) && SNOW_THERE.test(subject);
