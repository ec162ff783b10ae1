/** Bonds that are what two do with each other; a pair that is one figure is so bound to itself. */
export const DEEDS_OF_TWO = [
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
] as const;

export const DEEDS: ReadonlySet<string> = new Set(DEEDS_OF_TWO);
