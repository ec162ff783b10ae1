import type { SubjectKind } from '../../kinds.ts';
import { readSubject } from '../../reading/read-subject.ts';
import type { SubjectReading } from '../../reading/subject-reading.ts';
import { heldOrWorn, isPerson, motifs, otherMotif } from '../catalogue/catalogue.ts';
import { isThing, type Motif } from './frame.ts';
import type { Sections } from './sections.ts';
import type { Found } from './words.ts';

/** What stands for a kind when no word names a silhouette: a word of the catalogue. */
const BY_KIND: Readonly<Record<SubjectKind, string>> = {
  person: 'portrait',
  people: 'family',
  child: 'child',
  baby: 'baby',
  hands: 'craftsman',
  pet: 'dog',
  'wild-animal': 'fox',
  bird: 'bird',
  insect: 'butterfly',
  'sea-animal': 'fish',
  plant: 'plant',
  food: 'plate',
  drink: 'cup',
  product: 'box',
  jewellery: 'ring',
  clothing: 'jacket',
  vehicle: 'car',
  machine: 'workshop',
  building: 'house',
  interior: 'room',
  city: 'skyline',
  mountain: 'mountain',
  coast: 'coast',
  forest: 'forest',
  desert: 'desert',
  field: 'field',
  water: 'lake',
  sky: 'sky',
  weather: 'storm',
  space: 'space',
  event: 'concert',
  sport: 'athlete',
  battle: 'knight',
  'fantasy-being': 'dragon',
  robot: 'robot',
  toy: 'toy',
  'still-life': 'fruit',
  lettering: 'lettering',
  logo: 'logo',
  diagram: 'diagram',
  pattern: 'pattern',
  abstract: 'abstract',
  artwork: 'painting',
  render: 'robot',
  'photo-edit': 'portrait',
};

export interface DepictedSubject {
  readonly motif: Motif;
  /** A second thing that the subject is joined to. */
  readonly companion?: Motif;
  /** Where the motif was named, if it was. */
  readonly found?: Found<Motif>;
  /** How many are named one by one: 'grandfather and grandson' are two. */
  readonly joined: number;
  readonly reading: SubjectReading;
}

const JOINED = new Set(
  'with and beside holding near before under carrying riding for of about called towards over chasing playing facing showing'.split(
    ' ',
  ),
);

/** A second thing, when a joining word ties it to the first, or the first is a sheet that shows something. */
function companionOf(
  subject: readonly string[],
  named: readonly Found<Motif>[],
  motif: Motif,
): Motif | undefined {
  return named.find(({ value, at }) => {
    if (value === motif || !isThing(value) || (isPerson(value) && isPerson(motif))) return false;
    if (isThing(motif) && motif.size === 'person' && heldOrWorn.has(value)) return false;
    return !isThing(motif) || subject.slice(Math.max(0, at - 3), at).some((word) => JOINED.has(word));
  })?.value;
}

/** Finds the silhouette for a subject: by its own words, its letters, its kind, and last by any word of the prompt. */
export function subjectOf(sections: Sections, lettering: string): DepictedSubject {
  const { subject } = sections;
  const reading = readSubject(subject.slice(0, 40).join(' '));
  const isNumber = /^\d+$/.test(lettering) && subject[0] === lettering;
  const named = isNumber ? [] : motifs.all(subject);
  const sheet = motifs.first(sections.opening)?.value;
  if (sheet && !isThing(sheet) && !sheet.hosts && !isNumber && sheet !== named[0]?.value) {
    const shown = named.find(({ value }) => isThing(value))?.value;
    return { motif: sheet, joined: 1, reading, ...(shown ? { companion: shown } : {}) };
  }
  const first = named[0];
  const byKind = motifs.first([BY_KIND[reading.depicts ?? reading.kind]])?.value;
  if (!first) {
    const elsewhere = motifs.first(sections.all);
    const motif = lettering ? otherMotif(true) : reading.known ? byKind : (elsewhere?.value ?? byKind);
    return { motif: motif ?? otherMotif(false), joined: 1, reading };
  }
  const companion = companionOf(subject, named, first.value);
  const joined =
    1 +
    named.filter(
      ({ value, at }) =>
        isPerson(value) &&
        isPerson(first.value) &&
        at > first.at &&
        subject.slice(at - 2, at).includes('and'),
    ).length;
  const hosted = !isThing(first.value) && first.value.hosts === true && companion;
  if (hosted)
    return {
      motif: companion,
      found: named.find(({ value }) => value === companion) ?? first,
      joined: 1,
      reading,
    };
  return { motif: first.value, found: first, joined, reading, ...(companion ? { companion } : {}) };
}
