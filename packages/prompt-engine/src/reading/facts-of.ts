import { contradicts, type Facts, merged } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { Noun } from '../nouns/noun.ts';
import { circumstancesOf, factsOfLight } from './circumstances.ts';
import { type Head, joined } from './head.ts';
import { ANIMATE, SHOWING } from './kind-sets.ts';
import type { LightName } from './named.ts';
import { type NounPhrase, nounPhrasesOf } from './noun-phrases.ts';
import { placeOfWords } from './place-words.ts';
import type { Named } from './subject-reading.ts';
import { type Token, tokensOf } from './tokens.ts';

const OUTDOORS: ReadonlySet<SubjectKind> = new Set([
  'building',
  'city',
  'mountain',
  'coast',
  'forest',
  'desert',
  'field',
  'water',
  'sky',
  'weather',
]);
/** Lights that are met in rooms, unless the words put them out of doors. */
const INDOOR_LIGHTS: ReadonlySet<LightName> = new Set<LightName>(['candle', 'window', 'studio']);
/** Vehicles that one is in as in a room. */
const CABIN =
  /(?:train|tram|bus|coach|metro|subway|plane|airliner|jet|car|taxi|cab|limousine|van|spaceship|submarine|carriage|helicopter|truck)$/;
const ABOARD: ReadonlySet<string> = new Set(['in', 'inside', 'within', 'on', 'aboard']);
const WITHIN: ReadonlySet<string> = new Set(['in', 'inside', 'within', 'at']);

/** Where a kind of thing stands, as the main thing or as a place ('in a kitchen', 'on a beach'). */
function placeOf(kind: SubjectKind, linkWord: string, name = ''): Facts {
  if (kind === 'vehicle' && ABOARD.has(linkWord) && CABIN.test(name)) return { place: 'indoor' };
  if (kind === 'interior') return { place: 'indoor' };
  if (kind === 'space') return linkWord === '' || linkWord === 'in' ? { place: 'space' } : {};
  if (kind === 'building' && linkWord !== '')
    return WITHIN.has(linkWord) ? { place: 'indoor' } : { place: 'outdoor' };
  return OUTDOORS.has(kind) ? { place: 'outdoor' } : {};
}

/** When, where and how many, as far as the words and the nouns say; what is said first wins. */
export function factsOf(
  kind: SubjectKind,
  depicts: SubjectKind | undefined,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  head: Head,
  named: Named,
  shows: Facts,
): Facts {
  const sources: Facts[] = [
    circumstancesOf(tokens),
    factsOfLight(named.light),
    countOf(kind, head, phrases),
    shows,
  ];
  const isBuilt = kind === 'building' && head.match?.value.kind === 'interior';
  if (!isBuilt && (!SHOWING.has(kind) || depicts === undefined))
    sources.push(head.match?.value.implies ?? {});
  for (const phrase of phrases) {
    if (phrase.link !== 'place') continue;
    const noun: Noun | undefined = phrase.nouns.at(-1)?.value;
    const byNoun = noun ? placeOf(noun.kind, phrase.linkWord, noun.noun) : {};
    const byWords = placeOfWords(tokens.slice(phrase.from, phrase.to).map(({ word }) => word));
    // 'on a church roof' is told by its words; 'behind a church' by its link
    sources.push(...(ABOARD.has(phrase.linkWord) ? [byWords, byNoun] : [byNoun, byWords]));
    if (noun) sources.push(noun.implies ?? {});
  }
  sources.push(placeOf(kind, ''));
  if (named.light !== undefined && INDOOR_LIGHTS.has(named.light)) sources.push({ place: 'indoor' });
  return sources.reduce(withMore, {});
}

/** What is said first wins; but a room keeps the weather that is outside it ('a sunny kitchen'). */
function withMore(facts: Facts, more: Facts): Facts {
  if (!contradicts(facts, more)) return merged(facts, more);
  return more.place === 'indoor' ? merged(facts, { place: 'indoor' }) : facts;
}

const COUNTED: ReadonlySet<SubjectKind> = new Set([
  ...ANIMATE,
  'vehicle',
  'product',
  'jewellery',
  'clothing',
  'machine',
  'toy',
  'building',
  'plant',
]);

/** One or many, as far as the words tell. */
export function countOf(kind: SubjectKind, head: Head, phrases: readonly NounPhrase[]): Facts {
  if (kind === 'people') return { count: 'many' };
  const other = joined(head, phrases);
  if (head.phrase?.plural || (other && COUNTED.has(other))) return { count: 'many' };
  const sort = head.match?.value.kind ?? kind;
  if (/[^s]s$/.test(head.match?.value.noun ?? '')) return {};
  return COUNTED.has(sort) && (head.match || head.phrase?.determiner) ? { count: 'one' } : {};
}

/** What a place in words ('on a harbour wall') says of a scene. */
export function factsOfPlace(place: string): Facts {
  const tokens = tokensOf(place);
  return nounPhrasesOf(tokens)
    .flatMap((phrase) => phrase.nouns.map(({ value }) => placeOf(value.kind, phrase.linkWord || 'in')))
    .concat(placeOfWords(tokens.map(({ word }) => word)))
    .reduce((sum, more) => merged(sum, more), circumstancesOf(tokens));
}
