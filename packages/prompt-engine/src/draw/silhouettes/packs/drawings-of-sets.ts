import { SETS_INSIDE } from '../../places/sets/sets-inside.ts';
import { SETS_OUTSIDE } from '../../places/sets/sets-outside.ts';
import { SET_FURNITURE } from '../sets/furniture.ts';
import { SET_GROUNDS } from '../sets/grounds.ts';
import { HEIGHTS } from '../sets/heights.ts';
import { SET_INTERIORS } from '../sets/interiors.ts';

export const TABLES: readonly string[] = [HEIGHTS, SET_FURNITURE, SET_GROUNDS, SET_INTERIORS];

/** The places that stand on these drawings. */
export const SETS: readonly string[] = [SETS_OUTSIDE, SETS_INSIDE];
