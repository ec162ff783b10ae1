import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { isDrawn, type ShotName } from '../reading/named.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import type { Phrase, Scene } from '../scenes/scene.ts';
import type { Take } from '../vocabulary.ts';
import { BESIDE_A_LENS, NAMED_SHOTS } from './named-frames.ts';
import { LIGHT_OF_HOUR, WEATHER_IN_AIR } from './named-hours.ts';
import { IN_NAMED_IDIOM } from './named-idiom.ts';
import { type ByTake, NAMED_LIGHTS } from './named-lights.ts';
import { NAMED_MEDIA } from './named-media.ts';
import { BESIDE_A_COLOUR, BESIDE_COLOURS, NAMED_MOODS, NAMED_PALETTES } from './named-moods.ts';

/** Kinds that are flat: no lens, and no hour of the day unless their scene brings one. */
export const FLAT: ReadonlySet<SubjectKind> = new Set([
  'logo',
  'diagram',
  'pattern',
  'lettering',
  'artwork',
  'render',
  'photo-edit',
]);
const UNLIT: ReadonlySet<SubjectKind> = new Set(['logo', 'diagram', 'pattern', 'photo-edit']);

const PHRASES = new WeakMap<readonly string[], readonly Phrase[]>();

function phrasesOf(texts: readonly string[]): readonly Phrase[] {
  let phrases = PHRASES.get(texts);
  if (!phrases) {
    phrases = texts.map((text) => ({ text }));
    PHRASES.set(texts, phrases);
  }
  return phrases;
}

const from = (table: ByTake | undefined, take: Take): readonly Phrase[] | undefined =>
  table && phrasesOf(table[take]);

/** The scene with every slot that the subject's own words already settle replaced by what agrees with them. */
export function settled(scene: Scene, reading: SubjectReading, take: Take): Scene {
  const { named, kind } = reading;
  const medium = named.medium ? NAMED_MEDIA[named.medium] : undefined;
  const shot =
    named.shot && !isDrawn(named.medium) && !FLAT.has(kind) && isPossible(named.shot, reading)
      ? NAMED_SHOTS[named.shot]
      : undefined;
  const camera = from(medium?.camera, take) ?? from(shot?.camera, take) ?? besideLens(reading, take);
  return {
    ...scene,
    light: lightFor(scene, reading, take) ?? scene.light,
    camera: camera ?? scene.camera,
    composition: from(shot?.composition, take) ?? scene.composition,
    palette: from(paletteFor(reading), take) ?? scene.palette,
    mood: from(named.mood && NAMED_MOODS[named.mood], take) ?? scene.mood,
    style:
      from(medium?.style ?? (named.idiom && FLAT.has(kind) ? IN_NAMED_IDIOM : undefined), take) ??
      scene.style,
  };
}

/** Kinds too large to come near to. */
const LARGE: ReadonlySet<SubjectKind> = new Set([
  'people',
  'city',
  'mountain',
  'coast',
  'desert',
  'field',
  'sky',
  'space',
  'event',
  'battle',
]);

/** No lens comes near enough to a crowd or a mountain to lose its depth. */
const isPossible = (shot: ShotName, { kind }: SubjectReading): boolean =>
  shot !== 'close' || !LARGE.has(kind);

function besideLens({ named, kind }: SubjectReading, take: Take): readonly Phrase[] | undefined {
  return named.lens && !FLAT.has(kind) ? from(BESIDE_A_LENS, take) : undefined;
}

/** Colours that sit in any palette. */
const NEUTRAL = /^(?:black|white|off-white|gr[ae]y|silver)$/i;

function paletteFor({ named }: SubjectReading): ByTake | undefined {
  if (named.medium === 'mono') return NAMED_PALETTES.monochrome;
  if (named.palette) return NAMED_PALETTES[named.palette];
  const hues = named.colours.filter((colour) => !NEUTRAL.test(colour));
  if (hues.length === 0) return undefined;
  return hues.length === 1 ? BESIDE_A_COLOUR : BESIDE_COLOURS;
}

/** Light by the name or the hour that the subject gives, unless the scene has its own words for it. */
function lightFor(
  scene: Scene,
  { named, facts, kind }: SubjectReading,
  take: Take,
): readonly Phrase[] | undefined {
  if (UNLIT.has(kind)) return undefined;
  if (named.light) {
    const own = scene.light.filter(
      ({ needs, says }) => agrees(needs, 'light', named.light) || agrees(says, 'light', named.light),
    );
    return [...own, ...phrasesOf(NAMED_LIGHTS[named.light][take])];
  }
  if (facts.time === undefined || facts.time === 'day' || facts.place === 'indoor') return undefined;
  if (facts.place === 'underwater' || facts.place === 'space') return undefined;
  const own = scene.light.filter(
    ({ needs, says }) => agrees(needs, 'time', facts.time) || agrees(says, 'time', facts.time),
  );
  return [...own, ...phrasesOf(LIGHT_OF_HOUR[facts.time][take])];
}

const agrees = (said: Facts | undefined, key: 'light' | 'time', value: string | undefined): boolean =>
  said?.[key] !== undefined && said[key] === value;

/** What the weather does in the air, for photographs whose text has no word of the weather that was asked for. */
export function weatherPhrases(facts: Facts, kind: SubjectKind, take: Take): readonly Phrase[] | undefined {
  if (take === 'minimal' || facts.weather === undefined || FLAT.has(kind) || facts.place === 'indoor')
    return undefined;
  const table = WEATHER_IN_AIR[facts.weather];
  return table && phrasesOf(table[take]);
}
