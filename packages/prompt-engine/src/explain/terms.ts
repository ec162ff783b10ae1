import type { Element, Span } from '../vocabulary.ts';
import { LEXICON } from './lexicon.ts';
import { PhraseIndex, placeWords } from './words.ts';

/** What a prompt says of one element, by one name whatever words it chose. */
export interface Term {
  readonly element: Element;
  /** Lower case unless it is a name: 'backlit', 'golden hour', '85mm'. */
  readonly term: string;
}

/** Where the trade says something shorter in lists than the lexicon says in sentences. */
const LISTED_AS: Readonly<Record<string, string>> = {
  backlight: 'backlit',
};

/** A focal length stands for itself: '85 mm', '85mm portrait lens'. */
const FOCAL_LENGTH = /(?<![\p{L}\p{N}.,])(\d{1,4})\s?mm(?![\p{L}\p{N}])/giu;

/** So does an aperture: 'f/5.6' is neither 'f/8' nor every other one that keeps a ground soft. */
const APERTURE = /(?<![\p{L}\p{N}])f\s?\/\s?(\d{1,2}(?:\.\d)?)(?![\p{L}\p{N}])/giu;
const IS_APERTURE = /^f\/\d/;

interface Named extends Term {
  /** A name of a length that the phrase may also give in figures. */
  readonly isFocalLength: boolean;
  /** It is said by its figure. */
  readonly isAperture: boolean;
}

const TERMS = new PhraseIndex<Named>(
  LEXICON.flatMap(({ term, also = [], element }) => {
    const [focalLength] = /^\d+mm/.exec(term) ?? [];
    const name = focalLength ?? LISTED_AS[term] ?? term;
    return [term, ...also].map((words) => {
      const isAperture = IS_APERTURE.test(words);
      return [words, { element, term: name, isFocalLength: focalLength !== undefined, isAperture }] as const;
    });
  }),
);

/** The terms that a text says in its spans, each once. */
export function termsOf(text: string, spans: readonly Span[]): Term[] {
  const found = new Map<string, Term>();
  for (const { start, end, element } of spans) {
    for (const { element: of, term } of termsIn(element, text.slice(start, end))) {
      found.set(`${of}:${term}`, { element: of, term });
    }
  }
  return [...found.values()];
}

/** What a phrase gives in figures: first its focal lengths, then its apertures. */
function figuresIn(phrase: string): Term[] {
  if (!/\d/.test(phrase)) return [];
  const lengths = Array.from(phrase.matchAll(FOCAL_LENGTH), ([, length]) => `${Number(length)}mm`);
  const stops = Array.from(phrase.matchAll(APERTURE), ([, stop]) => `f/${Number(stop)}`);
  return [...lengths, ...stops].map((term) => ({ element: 'camera', term }));
}

/** The terms that one phrase of an element says, the longest at each place. */
export function termsIn(element: Element, phrase: string): Term[] {
  const terms = figuresIn(phrase);
  const isMeasured = terms.some(({ term }) => !IS_APERTURE.test(term));
  const words = placeWords(phrase);
  for (let at = 0; at < words.length; ) {
    const hit = TERMS.longestAt(words, at, words.length);
    at += hit?.length ?? 1;
    // A single word of another element is too often a homonym: the key of a door, a flag on a mast.
    if (!hit || (hit.value.element !== element && hit.length === 1)) continue;
    if (!hit.value.isAperture && !(isMeasured && hit.value.isFocalLength)) terms.push(hit.value);
  }
  return terms.map(({ element: of, term }) => ({ element: of, term }));
}
