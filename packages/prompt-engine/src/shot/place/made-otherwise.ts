import type { Scene } from '../../read/scene.ts';

/** A throne of roots is neither carved nor carpeted. */
export const isMadeOtherwise = ({ subject }: Scene, name: string): boolean =>
  new RegExp(
    `\\b${name.replace(/[^\\p{L} ]/gu, '.')} (?:of|made (?:of|from|out of)|built (?:of|from)) (?!the\\b|an?\\b)\\p{L}`,
    'iu',
  ).test(subject);
