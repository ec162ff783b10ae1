import { SETS_OUTSIDE } from '../../places/sets/sets-outside.ts';
import { SET_GROUNDS } from '../sets/grounds.ts';
import { HEIGHTS } from '../sets/heights.ts';

export const TABLES: readonly string[] = [HEIGHTS, SET_GROUNDS];

/** The places that stand on these drawings. */
export const SETS: readonly string[] = [SETS_OUTSIDE];
