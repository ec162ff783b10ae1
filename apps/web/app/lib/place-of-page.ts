import type { Location } from 'react-router';

/** What a link carries that leads to a page as it was left, not to its beginning. */
export interface KeptPlace {
  readonly place: string;
}

/** Under which name the place on a page is kept: its own, or that of the visit which a link leads back to. */
export function placeOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('place' in carried)) return key;
  return typeof carried.place === 'string' ? carried.place : key;
}
