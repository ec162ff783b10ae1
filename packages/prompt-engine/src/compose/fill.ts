import type { Facts } from '../facts.ts';
import type { Noun } from '../nouns/noun.ts';
import { factsOfPlace } from '../reading/facts-of.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import { TAKES, type Take } from '../vocabulary.ts';
import { withImplied } from './implied.ts';
import { choice } from './seed.ts';
import { articleFor } from './words.ts';

/** What is known of the subject's noun, as one take may use it. */
export interface Filling {
  readonly values: Readonly<Record<string, string | undefined>>;
  /** What the chosen place says of the scene. */
  readonly placeFacts: Facts;
  /** Where such a thing is met, as far as all its places agree. */
  readonly met: Facts;
}

const NOTHING: Filling = { values: {}, placeFacts: {}, met: {} };

const PLACES = new Map<string, Facts>();

/** What a place of the noun table says of a scene. Each is read once. */
function factsWithin(place: string): Facts {
  let facts = PLACES.get(place);
  if (!facts) {
    facts = withImplied(factsOfPlace(place), place);
    PLACES.set(place, facts);
  }
  return facts;
}

const MET = new WeakMap<Noun, Facts>();

/** Indoors or outdoors, where every place of a noun that tells says the same. */
function metAt(noun: Noun): Facts {
  let met = MET.get(noun);
  if (!met) {
    const told = new Set((noun.places ?? []).map((place) => factsWithin(place).place));
    told.delete(undefined);
    const [place, ...more] = told;
    met = place && more.length === 0 ? { place } : {};
    MET.set(noun, met);
  }
  return met;
}

/** Chooses place, prop and colours for a take; each take gets others where there are enough. */
export function fillingFor(reading: SubjectReading, take: Take, seed: number): Filling {
  const { noun, named, isPlaced } = reading;
  if (!noun) return NOTHING;
  const nth = TAKES.indexOf(take);
  const turned = (list: readonly string[] | undefined, place: number): string | undefined =>
    list?.[(choice(seed, place) + nth) % list.length];
  const place = isPlaced ? undefined : turned(noun.places, 91);
  const colours = named.colours.length > 0 || named.palette ? [] : (noun.colours ?? []);
  const first = take === 'minimal' ? minimalStart(colours.length) : nth * 3;
  return {
    values: {
      place,
      prop: turned(noun.props, 92),
      colour1: colours[first],
      colour2: colours[first + 1],
      colour3: colours[first + 2],
    },
    placeFacts: place ? factsWithin(place) : {},
    met: isPlaced ? {} : metAt(noun),
  };
}

/** Colours beyond the six of the other takes, where there are two; none otherwise, or words would recur. */
const minimalStart = (length: number): number => (length >= 8 ? 6 : length);

const HOLE = /\{(place|prop|colour[123])\}/;

/** The text with its holes filled, or undefined where something is not known. */
export function filled(text: string, filling: Filling): string | undefined {
  if (!text.includes('{')) return text;
  let out = '';
  let rest = text;
  for (let hole = HOLE.exec(rest); hole; hole = HOLE.exec(rest)) {
    const value = filling.values[hole[1] ?? ''];
    if (value === undefined) return undefined;
    const before = out + rest.slice(0, hole.index);
    out = `${before.replace(/\b(a)n? $/i, (_, a: string) => `${a}${articleFor(value).slice(1)} `)}${value}`;
    rest = rest.slice(hole.index + hole[0].length);
  }
  return out + rest;
}
