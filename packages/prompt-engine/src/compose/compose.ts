import { contradicts, type Facts, merged } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { circumstancesOf, factsOfLight } from '../reading/circumstances.ts';
import { SHOWING } from '../reading/kind-sets.ts';
import { firstOf, isDrawn, LIGHTS, MEDIA } from '../reading/named.ts';
import { readSubject } from '../reading/read-subject.ts';
import type { SubjectReading } from '../reading/subject-reading.ts';
import { tipFor } from '../tips/choose-tip.ts';
import { type AspectRatio, type PromptRequest, type Span, TAKES, type Take } from '../vocabulary.ts';
import { suggestedAspectRatio } from './aspect.ts';
import { type Assembled, assemble } from './assemble.ts';
import { barredBy } from './at-odds.ts';
import { seedOf } from './seed.ts';
import { type Wishes, wishesOf, wishTokens } from './steer.ts';
import { longWords, wordingOf } from './words.ts';
import { writeTake } from './write-take.ts';

/** A subject in three takes, with what each stretch of text does. */
export interface Composition {
  readonly studio: string;
  readonly cinematic: string;
  readonly minimal: string;
  /** One sentence that makes this prompt better next time. */
  readonly tip: string;
  readonly suggested_aspect_ratio: AspectRatio;
  /** Sorted, without overlap; offsets in UTF-16 code units. */
  readonly anatomy: Readonly<Record<Take, readonly Span[]>>;
}

/** A category that says what the subject is, where the words alone do not. */
const KIND_OF_CATEGORY: ReadonlyMap<string, SubjectKind> = new Map([
  ['product', 'product'],
  ['food', 'food'],
  ['automotive', 'vehicle'],
  ['architecture', 'building'],
  ['interior', 'interior'],
  ['landscape', 'field'],
  ['urban', 'city'],
  ['abstract', 'abstract'],
  ['logo', 'logo'],
  ['wildlife', 'wild-animal'],
  ['fashion', 'clothing'],
  ['sport', 'sport'],
]);

/** What the subject says, and what the request adds to it without contradicting it. */
function withWishes(reading: SubjectReading, wishes: Wishes): SubjectReading {
  if (Object.keys(wishes).length === 0) return reading;
  const category = KIND_OF_CATEGORY.get(wishes.category?.toLowerCase() ?? '');
  let { kind, depicts } = reading;
  if (category && !reading.known && kind !== 'photo-edit') kind = category;
  const tokens = wishTokens(wishes);
  const medium = reading.named.medium ?? firstOf(MEDIA, tokens);
  if (isDrawn(medium) && !SHOWING.has(kind) && kind !== 'photo-edit') {
    depicts = kind;
    kind = medium === 'render' || medium === 'clay' ? 'render' : 'artwork';
  }
  const said: Facts[] = [circumstancesOf(tokens), factsOfLight(firstOf(LIGHTS, tokens))];
  const facts = said.reduce((sum, more) => (contradicts(sum, more) ? sum : merged(sum, more)), reading.facts);
  return {
    ...reading,
    kind,
    ...(depicts ? { depicts } : {}),
    facts,
    named: { ...reading.named, ...(medium ? { medium } : {}) },
  };
}

/** What it costs to repeat a word of the subject, or of a take written before. */
const OF_SUBJECT = 3;
const OF_OTHER_TAKES = 2;

/**
 * Writes a subject as three prompts. The same request gives the same answer; `variation` gives
 * another. The subject's own words stand in each take as typed, less a leading command.
 */
export function compose(request: PromptRequest): Composition {
  const wishes = wishesOf(request);
  const reading = withWishes(readSubject(request.subject), wishes);
  const variation = request.variation ?? 0;
  const seed = seedOf(`${reading.subject}\n${variation}`);
  const turn = seedOf(reading.subject) % 997;
  const avoided = new Map(longWords(reading.subject).map((word) => [word, OF_SUBJECT]));
  const barred = barredBy(reading);
  const lastWord = wordingOf(reading.subject.slice(-30)).last;
  const written = {} as Record<Take, Assembled>; // filled for each take below
  for (const take of TAKES) {
    const parts = writeTake({
      reading,
      wishes,
      take,
      seed,
      turn,
      variation,
      avoided,
      barred,
      lastWord,
    });
    written[take] = assemble(reading.subject, parts, standsApart(reading));
    for (const { wording } of parts) {
      for (const word of wording.words) if (!avoided.has(word)) avoided.set(word, OF_OTHER_TAKES);
    }
  }
  const suggested = suggestedAspectRatio(reading);
  return {
    studio: written.studio.text,
    cinematic: written.cinematic.text,
    minimal: written.minimal.text,
    tip: tipFor(reading, request.aspect_ratio, suggested, seed),
    suggested_aspect_ratio: suggested,
    anatomy: {
      studio: written.studio.anatomy,
      cinematic: written.cinematic.anatomy,
      minimal: written.minimal.anatomy,
    },
  };
}

/** Long subjects, those of several sentences and those of another language stand as sentences of their own. */
function standsApart({ subject, words, isForeign }: SubjectReading): boolean {
  return words > 40 || isForeign || /[.!?。]\s/u.test(subject);
}
