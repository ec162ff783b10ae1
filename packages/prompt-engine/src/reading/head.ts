import type { SubjectKind } from '../kinds.ts';
import type { Noun } from '../nouns/noun.ts';
import { ANIMATE, SHOWING } from './kind-sets.ts';
import { CARRIERS, type NounPhrase } from './noun-phrases.ts';
import type { Match } from './phrase-table.ts';

/** What a subject is mainly about. */
export interface Head {
  readonly phrase: NounPhrase | undefined;
  readonly match: Match<Noun> | undefined;
  /** The picture or thing that shows the head: 'painting' in 'painting of a fox'. */
  readonly shownBy: Match<Noun> | undefined;
  /** Whether the words call it a portrait. */
  readonly isPortrait: boolean;
}

const MODIFYING: ReadonlySet<SubjectKind> = new Set(['robot', 'fantasy-being']);

const isGenre = ({ value }: Match<Noun>): boolean => CARRIERS.has(value.noun) || GENRES.has(value.noun);
const GENRES: ReadonlySet<string> = new Set([
  'photography',
  'photo shoot',
  'headshot',
  'selfie',
  'product shot',
  'wallpaper',
  'hero shot',
  'beauty shot',
  'packshot',
  'beauty shot',
  'packshot',
]);

const CREATURES: ReadonlySet<SubjectKind> = new Set(['pet', 'wild-animal', 'bird', 'insect', 'sea-animal']);
const MODELLED: ReadonlySet<SubjectKind> = new Set([...ANIMATE, 'vehicle', 'machine', 'building']);

/** Whether the first noun decides what the second is: a robot chef is a robot, a cat astronaut a cat, a toy car a toy. */
function modifies(first: Noun, second: Noun): boolean {
  if (first.kind === 'toy')
    return MODELLED.has(second.kind) && !/(?:shop|store|factory|museum)$/.test(second.noun);
  if (MODIFYING.has(first.kind)) return ANIMATE.has(second.kind);
  return (
    CREATURES.has(first.kind) &&
    second.kind === 'person' &&
    !/(?:er|or|man|lady|woman|girl|boy)$/.test(second.noun)
  );
}

/** The noun that the phrase is about: the last one, unless it only says what sort of picture it is. */
function headOfPhrase(phrase: NounPhrase): Match<Noun> | undefined {
  const things = phrase.nouns.filter((match) => !isGenre(match));
  const last = things.at(-1) ?? phrase.nouns.at(-1);
  const before = things.at(-2);
  return last && before && modifies(before.value, last.value) ? before : last;
}

/** Words that call a phrase a picture, whatever stands before them: 'drone photo', 'satellite image'. */
const PICTURE = /^(?:photo|photograph|picture|image|shot|view|footage)$/;

/** 'family of foxes', 'crew of robots': the animals are meant, not a company of people. */
const gathers = (phrase: NounPhrase, next: NounPhrase | undefined): boolean => {
  const inside = next?.nouns.at(-1)?.value.kind;
  return phrase.nouns.at(-1)?.value.kind === 'people' && inside !== undefined && ANIMATE.has(inside);
};

const onlyCarries = (phrase: NounPhrase): boolean =>
  PICTURE.test(phrase.unknown.at(-1) ?? '') ||
  (phrase.nouns.every(isGenre) &&
    (phrase.nouns.length > 0 ||
      phrase.unknown.some((word) => CARRIERS.has(word)) ||
      phrase.number !== undefined));

/** The main phrase: the first that no preposition makes a circumstance. */
function mainPhrase(phrases: readonly NounPhrase[]): number {
  if (phrases[0]?.link !== 'place') return 0;
  const main = phrases.findIndex(
    ({ link, nouns }) => (link === 'stop' || link === 'and') && nouns.length > 0,
  );
  return Math.max(main, 0);
}

const saysPortrait = (phrase: NounPhrase | undefined): boolean =>
  phrase !== undefined &&
  (phrase.unknown.includes('portrait') || phrase.nouns.some(({ value }) => value.noun.includes('portrait')));

/** Finds what the subject is about, and what shows it. */
export function headOf(phrases: readonly NounPhrase[]): Head {
  let at = mainPhrase(phrases);
  const opening = phrases[at];
  for (let next = phrases[at + 1]; next?.link === 'of'; next = phrases[at + 1]) {
    const here = phrases[at] ?? PHRASELESS;
    if (!onlyCarries(here) && !gathers(here, next)) break;
    at++;
  }
  const phrase = phrases[at] ?? opening;
  const isPortrait = saysPortrait(opening);
  const match = phrase && headOfPhrase(phrase);
  if (!match) return { phrase, match: undefined, shownBy: undefined, isPortrait };
  if (!SHOWING.has(match.value.kind)) return { phrase, match, shownBy: undefined, isPortrait };
  const shown = shownIn(phrases, at, match);
  const holder = shown && phrases.find(({ nouns }) => nouns.includes(shown));
  return { phrase: holder ?? phrase, match: shown ?? match, shownBy: match, isPortrait };
}

const PHRASELESS: NounPhrase = {
  link: 'start',
  linkWord: '',
  nouns: [],
  unknown: [],
  determiner: false,
  plural: false,
  from: 0,
  to: 0,
};

const SHOWN_AFTER: ReadonlySet<string> = new Set([
  'of',
  'with',
  'showing',
  'featuring',
  'for',
  'about',
  'depicting',
]);

/** What a picture shows: the phrase after it ('of a dog'), else the noun before it ('dog poster'). */
function shownIn(phrases: readonly NounPhrase[], at: number, shower: Match<Noun>): Match<Noun> | undefined {
  const next = phrases[at + 1];
  if (next && SHOWN_AFTER.has(next.linkWord)) {
    const inside = headOfPhrase(next);
    if (inside) return inside;
  }
  return phrases[at]?.nouns.findLast((match) => match !== shower && !isGenre(match));
}

/** The kind of what 'and' joins to the head: 'a dog and a cat'. */
export function joined(head: Head, phrases: readonly NounPhrase[]): SubjectKind | undefined {
  const next = head.phrase && phrases[phrases.indexOf(head.phrase) + 1];
  return next?.link === 'and' ? next.nouns.at(-1)?.value.kind : undefined;
}
