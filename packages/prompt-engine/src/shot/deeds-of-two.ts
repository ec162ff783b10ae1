import type { Bond } from './stage.ts';

/** Bonds that are what two do with each other; a pair that is one figure is so bound to itself. */
export const DEEDS: ReadonlySet<Bond> = new Set<Bond>([
  'kiss',
  'hug',
  'waltz',
  'fight',
  'five',
  'shake',
  'argue',
  'tend',
  'put',
  'push',
  'chase',
  'leash',
  'throw',
  'back',
  'whisper',
]);
