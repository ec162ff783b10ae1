import { sifted } from '../lexicon/sifting/sifted.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { isBeing, isPeople, mainOf, type Read, type Scene, timeOf } from '../read/scene.ts';
import { isDrawn, leadingStyle } from '../shot/look/look.ts';
import { classOf } from '../shot/scene-class.ts';
import type { SceneClass } from '../shot/scene-classes.ts';
import { leadingDoing } from '../shot/staging/staging.ts';

/** What a tip's conditions are tested against: looked up once for a scene. */
export interface Facts {
  readonly scene: Scene;
  readonly kind: SceneClass;
  /** The subject's first words, in lower case. */
  readonly words: string;
}

/** Words that are looked through; what follows belongs to no one tip. */
const LOOKED_THROUGH = 600;
/** A subject of more words than this is more than a model follows. */
const LONG = 90;
/** Letters come out right in lines up to about this many. */
const LONG_LETTERING = 26;
const HOURS = ['dawn', 'morning', 'day', 'afternoon', 'golden-hour', 'dusk', 'blue-hour', 'night'];

/** Looks up what the conditions of tips ask of a scene. Of a long subject only the first 600 characters are read. */
export const factsOf = (scene: Scene): Facts => ({
  scene,
  kind: classOf(scene),
  words: scene.subject.slice(0, LOOKED_THROUGH).toLowerCase(),
});

const PRAISE = sifted(
  /\b(?:masterpiece|[48]k|best quality|award[- ]winning|trending|(?:ultra|hyper)[- ]?(?:detailed|realistic)|high(?:est)? quality|beautiful|amazing|stunning|awesome|gorgeous|breathtaking|incredible)\b/,
);
const SIDE = sifted(
  /\b(?:left|right|behind|back|backlit|above|below|overhead|front|side|rim|top|through|low|contre|silhouette|under)/,
);

/** Hours of a scene that no single moment has together. */
export function partedHours(scene: Scene): readonly Read<TimeRow>[] {
  const hours = scene.times.filter(({ row }) => row.type === 'time');
  const hourOf = ({ row }: Read<TimeRow>): string | undefined =>
    HOURS.find((hour) => row.traits.has(hour)) ?? row.names[0];
  const [first] = hours;
  const other = hours.find((each) => first !== undefined && hourOf(each) !== hourOf(first));
  return first && other ? [first, other] : [];
}

/** Two media that cannot share a surface. */
export function partedMedia(scene: Scene): readonly Scene['styles'][number][] {
  const media = scene.styles.filter(({ row }) => row.medium !== 'photo' && row.medium !== 'graphic');
  const [first] = media;
  const other = media.find(({ row }) => first !== undefined && row.medium !== first.row.medium);
  return first && other ? [first, other] : [];
}

/** Colours that belong to none of the cast. */
export function looseColours(scene: Scene): readonly string[] {
  const tied = new Set(scene.cast.flatMap(({ colours }) => colours));
  return scene.colours.filter((colour) => !tied.has(colour));
}

/** A being or thing that stands beside the main one. */
export const companionOf = (scene: Scene): Scene['cast'][number] | undefined =>
  scene.cast.find(({ part, kind }) => part === 'companion' && isBeing(kind));

const HANDMADE: ReadonlySet<string> = new Set(['drawn', 'painted', 'print']);
const BUILT: ReadonlySet<string> = new Set(['rendered', 'craft']);

const isMono = ({ styles }: Scene): boolean => styles.some(({ row }) => row.traits.has('mono'));
const hasLens = (words: string): boolean => /\b\d{2,3}\s?mm\b|\bf\/\d|\bbokeh\b/.test(words);
const paceOf = (scene: Scene): string | undefined => leadingDoing(scene)?.row?.pace;
const camera = ({ scene }: Facts, id: string): boolean => scene.cameras.some(({ row }) => row.id === id);

/** The parts that a scene may have, each by its word. */
const PARTS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  action: ({ scene }) => scene.doings.length > 0,
  object: ({ scene }) => leadingDoing(scene)?.object !== undefined,
  handwork: ({ scene }) => {
    const doing = leadingDoing(scene);
    const acts = doing?.row?.traits.words.has('hands') === true && paceOf(scene) !== 'fast';
    return acts && (doing.object !== undefined || Boolean(doing.row?.object));
  },
  fast: ({ scene }) => paceOf(scene) === 'fast',
  still: ({ scene }) => paceOf(scene) === 'still',
  seated: ({ scene }) => leadingDoing(scene)?.row?.posture === 'sit',
  'many-deeds': ({ scene }) => scene.doings.length > 2,
  place: ({ scene }) => scene.place !== undefined,
  support: ({ scene }) => scene.place?.row?.traits.has('support') === true,
  'named-place': ({ scene }) => scene.place?.proper === true,
  hour: ({ scene }) => timeOf(scene, 'time') !== undefined,
  'two-hours': ({ scene }) => partedHours(scene).length > 0,
  weather: ({ scene }) => timeOf(scene, 'weather') !== undefined,
  era: ({ scene }) => timeOf(scene, 'era') !== undefined,
  light: ({ scene }) => scene.lights.length > 0,
  side: ({ scene, words }) => scene.lights.length === 0 || SIDE.test(words),
  silhouette: ({ scene }) => scene.lights.some(({ row }) => row.id === 'silhouette'),
  camera: ({ scene, words }) => scene.cameras.length > 0 || hasLens(words),
  close: ({ scene }) => scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'macro'),
  overhead: (facts) => camera(facts, 'overhead'),
  lens: ({ words }) => hasLens(words),
  drawn: ({ scene }) => isDrawn(leadingStyle(scene)),
  handmade: ({ scene }) => HANDMADE.has(leadingStyle(scene)?.row.medium ?? 'photo'),
  'built-look': ({ scene }) => BUILT.has(leadingStyle(scene)?.row.medium ?? 'photo'),
  mono: ({ scene }) => isMono(scene),
  'photo-style': ({ scene }) => leadingStyle(scene)?.row.medium === 'photo' && !isMono(scene),
  'two-media': ({ scene }) => partedMedia(scene).length > 0,
  feeling: ({ scene }) => scene.feeling !== undefined,
  lettering: ({ scene }) => scene.lettering.length > 0,
  unquoted: ({ scene, words }) => scene.lettering.length > 0 && !/["“”«»„']/.test(words),
  'long-letters': ({ scene }) => scene.lettering.some((line) => line.length > LONG_LETTERING),
  exclusion: ({ scene }) => scene.excluded.length > 0,
  colour: ({ scene }) => scene.colours.length > 0,
  'loose-colour': ({ scene }) => looseColours(scene).length > 0,
  count: ({ scene }) => mainOf(scene)?.counted === true,
  counted: ({ scene }) => mainOf(scene)?.counted === true && (mainOf(scene)?.count ?? 1) > 2,
  plural: ({ scene }) => mainOf(scene)?.plural === true,
  human: ({ scene }) => isPeople(mainOf(scene)?.kind ?? 'thing'),
  group: ({ scene }) =>
    mainOf(scene)?.kind === 'group' || scene.cast.filter(({ part }) => part === 'main').length > 1,
  companion: ({ scene }) => companionOf(scene) !== undefined,
  tasks: ({ scene, words }) => scene.doings.length > 1 || /\bone\b.*\bother\b/.test(words),
  // A costume or a calling says itself what is worn.
  dressed: ({ scene }) => {
    const main = mainOf(scene);
    return main?.kind === 'baby' || main?.role !== undefined || main?.row?.traits.words.has('role') === true;
  },
  worn: ({ scene }) => scene.cast.some(({ part, kind }) => part === 'worn' || kind === 'clothing'),
  described: ({ scene }) => (mainOf(scene)?.adjectives.length ?? 0) > 0,
  'made-of': ({ scene }) => (mainOf(scene)?.materials.length ?? 0) > 0,
  flags: ({ scene }) => scene.syntax.tail !== '',
  tags: ({ scene }) => scene.syntax.isTags,
  weights: ({ words }) => /\([^()]+:\s*\d/.test(words),
  foreign: ({ scene }) => scene.isForeign,
  edit: ({ scene }) => scene.isEdit,
  long: ({ scene }) => scene.wordCount > LONG,
  question: ({ words }) =>
    /\?\s*$/.test(words) && /^(?:what|why|how|where|when|who|which|is|are|can|do|does)\b/.test(words),
  wordless: ({ words }) => !/[\p{L}\p{N}]/u.test(words),
  praise: ({ words }) => PRAISE.test(words),
};

const CLASSES: ReadonlySet<string> = new Set<SceneClass>([
  'person',
  'people',
  'hands',
  'animal',
  'bird',
  'insect',
  'sea-life',
  'food',
  'drink',
  'product',
  'small-thing',
  'clothing',
  'plant',
  'vehicle',
  'furniture',
  'building',
  'interior',
  'landscape',
  'city',
  'space',
  'event',
  'idea',
  'material',
  'graphic',
  'sign',
  'unknown',
]);

/** A condition of a tip. */
export interface Condition {
  readonly holds: (facts: Facts) => boolean;
  /** Whether it speaks of what the picture is about, so that its tip goes before general ones. */
  readonly isOfKind: boolean;
}

/**
 * Reads one word of a condition cell.
 * @throws RangeError for a word that means nothing
 */
export function conditionOf(word: string): Condition {
  const [, marker, list] = /^(says|unsaid|kind|use):(.+)$/.exec(word) ?? [];
  if (marker !== undefined && list !== undefined) return markedCondition(marker, list.split('/'));
  const isDenied = word.startsWith('no-');
  const names = (isDenied ? word.slice(3) : word).split('/');
  if (names.every((name) => CLASSES.has(name))) {
    return { holds: ({ kind }) => names.includes(kind) !== isDenied, isOfKind: !isDenied };
  }
  const part = PARTS[names.join('/')];
  if (!part) throw new RangeError(`Tip with an unknown condition: ${word}`);
  return { holds: (facts) => part(facts) !== isDenied, isOfKind: false };
}

function markedCondition(marker: string, list: readonly string[]): Condition {
  if (marker === 'kind')
    return { holds: ({ scene }) => list.includes(mainOf(scene)?.kind ?? ''), isOfKind: true };
  if (marker === 'use') {
    return { holds: ({ scene }) => scene.uses.some(({ row }) => list.includes(row.id)), isOfKind: true };
  }
  const said = new RegExp(`\\b(?:${list.join('|')})`);
  return { holds: ({ words }) => said.test(words) === (marker === 'says'), isOfKind: false };
}
