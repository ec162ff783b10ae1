import type { NounRow } from '../lexicon/noun.ts';

/** Who does a sport, and what such a one has on. */
const SPORTING: ReadonlySet<string> = new Set([
  'person',
  'child',
  'group',
  'clothing',
  'pet',
  'robot',
  'fantasy-being',
  'wild-animal',
  'reptile',
]);

/** Birds are watched and raced by others: only these do a sport. */
const SPORTING_BIRD = /^(?:penguin|duck|owl|parrot|flamingo|chicken|goose|ostrich)$/;

/** Whether such a one may do the sport that is named next: 'a penguin ice skating'. */
export const doesSports = ({ kind, traits }: NounRow, word: string): boolean =>
  SPORTING.has(kind) || SPORTING_BIRD.test(word) || traits.words.has('worn');
