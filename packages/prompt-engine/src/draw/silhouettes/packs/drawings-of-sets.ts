import { cave, ford, moonscape, pool, vehicleInterior, waterfall } from '../../places/landmarks.ts';
import { GROUNDS_OF_PARTS } from '../../places/sets/grounds-of-parts.ts';
import { SETS_OUTSIDE } from '../../places/sets/sets-outside.ts';
import { SET_GROUNDS } from '../sets/grounds.ts';
import { HEIGHTS } from '../sets/heights.ts';
import { PARTS_OUTSIDE } from '../sets/parts-outside.ts';
import { QUAYS_AND_LANES } from '../sets/quays-and-lanes.ts';

export const TABLES: readonly string[] = [HEIGHTS, QUAYS_AND_LANES, SET_GROUNDS, PARTS_OUTSIDE];

/** The places under the sky that stand on these drawings. */
export const SETS: readonly string[] = [SETS_OUTSIDE, GROUNDS_OF_PARTS];

/** Places under the sky that have a drawing of their own. */
export const PAINTERS = {
  cave,
  ford,
  waterfall,
  pool,
  moonscape,
  mars: moonscape,
  'vehicle-interior': vehicleInterior,
} as const;
