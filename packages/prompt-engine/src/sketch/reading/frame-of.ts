import { analyze } from '../../anatomy/analyze.ts';
import { colourNamed } from '../../colour-words.ts';
import type { Take } from '../../vocabulary.ts';
import { type Hex, withLightness } from '../drawing/colour.ts';
import { seedOf } from '../drawing/random.ts';
import { castOf, isOutdoors } from './cast.ts';
import {
  type Frame,
  isThing,
  type Lens,
  type Medium,
  type Motif,
  type Place,
  type Time,
  type Weather,
} from './frame.ts';
import { lightOf, tonesOf } from './mood-of-light.ts';
import { lensWords, mediumWords, placeWords, takeWords, timeWords, weatherWords } from './scene-words.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { subjectOf } from './subject-of.ts';
import type { Found } from './words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  couple: 2,
  pair: 2,
  twins: 2,
  both: 2,
  three: 3,
  trio: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  several: 4,
  crowd: 7,
  group: 4,
  family: 4,
  flock: 7,
  herd: 5,
  many: 6,
  friends: 3,
  bros: 2,
  team: 5,
};

function countOf(words: readonly string[], motif: Found<Motif> | undefined, joined: number): number {
  const at = motif?.at ?? 0;
  const end = at + (motif?.length ?? 6);
  const near = words.slice(Math.max(0, at - 3), words[end] === 'of' ? end + 2 : end);
  for (const word of near) {
    const said = Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
    if (said) return said;
    if (/^[2-7]$/.test(word)) return Number(word);
  }
  return motif?.plural ? 3 : joined;
}

function takeOf(sections: Sections, hasPlace: boolean, stillLife: boolean): Take {
  const score = { studio: 0, minimal: 0, cinematic: hasPlace ? 0.5 : 0 };
  for (const { value } of takeWords.all(sections.all)) score[value] += 1;
  if (sections.all.length < 50 && score.minimal > 0) score.minimal += 0.75;
  if (score.minimal >= Math.max(score.studio, score.cinematic) && score.minimal > 0.5) return 'minimal';
  if (score.studio > score.cinematic) return 'studio';
  return score.cinematic > 0 || !stillLife ? 'cinematic' : 'studio';
}

/** Millimetres say more about the view than adjectives do. */
function lensOf(sections: Sections): Lens {
  const words = sections.camera.length > 0 ? sections.camera : sections.all;
  const named = lensWords.first(words)?.value;
  if (named === 'macro' || named === 'wide') return named;
  const at = words.indexOf('mm');
  const glued = words.find((word) => /^\d{2,3}mm$/.test(word));
  const length = Number.parseInt(glued ?? words[at - 1] ?? '', 10);
  if (length <= 28) return 'wide';
  if (length >= 70) return 'long';
  return named ?? 'normal';
}

interface Layout {
  readonly x: number;
  readonly scale: number;
  readonly horizon: number;
}

const LENS_SCALE: Readonly<Record<Lens, number>> = { macro: 1.35, long: 1.12, normal: 1, wide: 0.78 };

function layoutOf(sections: Sections, take: Take, lens: Lens, seed: number): Layout {
  const words = sections.composition;
  const says = (...any: readonly string[]): boolean => any.some((word) => words.includes(word));
  const left = words.indexOf('left');
  const right = words.indexOf('right');
  const third = 0.34 + (seed % 7) * 0.008;
  const side =
    left < 0 && right < 0
      ? seed % 2
        ? third
        : 1 - third
      : right < 0 || (left >= 0 && left < right)
        ? third
        : 1 - third;
  const centred =
    take === 'studio' || says('centred', 'centered', 'centre', 'center', 'symmetry', 'symmetrical');
  const base = { studio: 0.62, cinematic: 0.56, minimal: 0.26 }[take];
  const size = says('small', 'tiny') ? 0.62 : says('crop', 'fills', 'filling', 'cropped', 'tight') ? 1.6 : 1;
  const high = says('high') ? -0.08 : says('low', 'lower') ? 0.08 : 0;
  return {
    x: centred && !(take !== 'studio' && (left >= 0 || right >= 0)) ? 0.5 : side,
    scale: Math.min(base * size * (take === 'minimal' && lens !== 'macro' ? 1 : LENS_SCALE[lens]), 1.15),
    horizon: 0.62 + high + ((seed >>> 5) % 9) * 0.012 + (take === 'minimal' ? 0.1 : 0),
  };
}

/** The colour that stands right before the subject's noun; for a person, any that the first clause names. */
function subjectColourOf(
  words: readonly string[],
  opening: readonly string[],
  motif: Found<Motif> | undefined,
): Hex | undefined {
  const person = motif && isThing(motif.value) && motif.value.size === 'person';
  const at = motif?.at ?? 0;
  const near = person
    ? [...words.slice(0, at), ...opening]
    : words.slice(Math.max(0, at - 3), at + (motif?.length ?? 8));
  for (let i = 0; i < near.length; i++) {
    const hex = colourNamed(near, i);
    if (hex) return withLightness(hex, 0.24, 0.94);
  }
  return undefined;
}

const GRAINY = new Set(
  'grain film grainy pushed analogue analog negative vintage polaroid documentary 35mm kodak'.split(' '),
);

/** Words that are to be seen as letters, and name no thing. */
const QUOTED = /["“”«]([^"“”«»]{1,40})["“”»]/g;

/** Words after a number that leave it standing for itself. */
const BESIDE_NUMBER = new Set('alone in on as at the two painted of made written carved'.split(' '));

function letteringOf(prompt: string, subject: readonly string[]): string {
  const quoted = /["“”«]([^"“”»]{1,40})["“”»]/.exec(prompt)?.[1];
  const called = subject.indexOf('called');
  const name = called >= 0 ? subject[called + 1] : undefined;
  const [first = '', next = 'alone'] = subject;
  const number = /^\d{1,6}$/.test(first) && BESIDE_NUMBER.has(next) ? first : undefined;
  return (quoted ?? name ?? number ?? '')
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 &!?.'-]/g, '')
    .trim()
    .slice(0, 24);
}

const OUTDOORS: ReadonlySet<Place> = new Set([
  'sky',
  'mountain',
  'coast',
  'sea',
  'lake',
  'forest',
  'desert',
  'field',
  'snow',
  'skyline',
  'street',
  'road',
  'harbour',
  'station',
]);
const BUILT: ReadonlySet<Place> = new Set(['backdrop', 'plinth', 'wall', 'table']);

function placeOf(sections: Sections, motif: Motif, take: Take, outdoors: boolean): Place {
  const said = placeWords.all(sections.all).map((found) => found.value);
  const small = isThing(motif) && (motif.size === 'small' || motif.size === 'table');
  if (take === 'studio' && isThing(motif) && motif.size !== 'vast') return small ? 'table' : 'backdrop';
  if (take === 'minimal') return small ? 'plinth' : isThing(motif) ? 'wall' : (said[0] ?? 'void');
  const real =
    said.find((place) => !BUILT.has(place) && motif.places.includes(place)) ??
    said.find((place) => !BUILT.has(place)) ??
    said.find((place) => place !== 'backdrop' && place !== 'plinth' && !(small && place === 'wall'));
  const usual = outdoors
    ? (motif.places.find((place) => OUTDOORS.has(place)) ?? motif.places[0])
    : motif.places[0];
  return real ?? (small && said.length > 0 ? 'table' : usual);
}

/** Longest stretch of a prompt that is taken apart; more could not show in one frame. */
const READ_AT_MOST = 4000;

function sectionsFrom(prompt: string): Sections {
  const text = prompt.slice(0, READ_AT_MOST).replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return sectionsOf(
    text,
    analyze(text).map(({ start, end, element }) => ({ text: text.slice(start, end), element })),
  );
}

/** Reads a prompt into everything that its preview shows. */
export function frameOf(prompt: string): Frame {
  const seed = seedOf(prompt);
  const sections = sectionsFrom(prompt);
  const { subject, opening, all } = sections;
  const lettering = letteringOf(prompt, subject);
  const { motif, companion, found, joined, reading } = subjectOf(sections, lettering);
  const stillLife =
    (isThing(motif) && (motif.size === 'small' || motif.size === 'table')) || subject.includes('portrait');
  const take = takeOf(sections, placeWords.first(all) !== undefined, stillLife);
  const cast = castOf([...opening, ...subject], seed);
  const outdoors =
    reading.facts.place === 'outdoor' || weatherWords.first(opening) !== undefined || isOutdoors(cast);
  const medium: Medium = mediumWords.first(all)?.value ?? 'photo';
  const place = medium === 'line' ? 'paper' : placeOf(sections, motif, take, outdoors);
  const time: Time =
    timeWords.first(subject)?.value ?? timeWords.first(all)?.value ?? reading.facts.time ?? 'day';
  const weather: Weather =
    weatherWords.first(subject)?.value ??
    (OUTDOORS.has(place) ? weatherWords.first(all)?.value : undefined) ??
    reading.facts.weather ??
    'clear';
  const lens = lensOf(sections);
  const colour = subjectColourOf(subject, opening, found);
  const climate = { take, place, time, weather, medium, words: all, seed };
  return {
    motif,
    ...(companion ? { companion } : {}),
    ...(colour ? { colour } : {}),
    count: countOf(subject, found, joined),
    take,
    place,
    time,
    weather,
    light: lightOf(sections, time, seed),
    tones: tonesOf(climate, sections, colour),
    lens,
    ...layoutOf(sections, take, lens, seed),
    medium,
    grain: all.some((word) => GRAINY.has(word)) ? 1 : 0.45,
    cast,
    lettering,
    seed,
  };
}
