import type { NounKind } from '../../lexicon/noun.ts';

const LANDMARKS: ReadonlySet<string> = new Set(
  'person child pet wild-animal farm-animal bird fantasy-being robot vehicle boat aircraft building structure tree celestial'.split(
    ' ',
  ),
);

/** Whether the eye rests on something of this kind in a place; laundry is all over its street. */
export const isLandmark = (kind: NounKind): boolean => LANDMARKS.has(kind);
