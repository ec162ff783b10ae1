import type { SubjectKind } from '../kinds.ts';

/** A set of kinds. */
export const kinds = (...list: SubjectKind[]): ReadonlySet<SubjectKind> => new Set(list);

/** Kinds that show something else. */
export const SHOWING = kinds('artwork', 'render', 'lettering', 'logo', 'diagram', 'pattern', 'toy');
/** Kinds that live, or behave as if. */
export const ANIMATE = kinds(
  'person',
  'people',
  'child',
  'baby',
  'pet',
  'wild-animal',
  'bird',
  'insect',
  'sea-animal',
  'fantasy-being',
  'robot',
);

/** Kinds that are places to stand in. */
export const PLACES = kinds(
  'building',
  'interior',
  'city',
  'mountain',
  'coast',
  'forest',
  'desert',
  'field',
  'water',
);
