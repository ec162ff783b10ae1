import { alley, churchNave, corridor } from '../../places/halls.ts';
import { ROOMS as FURNISHED } from '../../places/sets/rooms.ts';
import { ROOMS_OF_PARTS } from '../../places/sets/rooms-of-parts.ts';
import { SETS_INSIDE } from '../../places/sets/sets-inside.ts';
import { outerSpace, stadium, stage } from '../../places/shows.ts';
import { SET_FURNITURE } from '../sets/furniture.ts';
import { SET_INTERIORS } from '../sets/interiors.ts';
import { PARTS_INSIDE } from '../sets/parts-inside.ts';
import { STALLS_AND_SHEDS } from '../sets/stalls-and-sheds.ts';

export const TABLES: readonly string[] = [SET_FURNITURE, SET_INTERIORS, STALLS_AND_SHEDS, PARTS_INSIDE];

/** The places with a roof that stand on these drawings. */
export const SETS: readonly string[] = [SETS_INSIDE, ROOMS_OF_PARTS];
/** Rooms by their walls and what stands at them. */
export const ROOMS: readonly string[] = [FURNISHED];

/** What one looks into the depth of, and where something is shown. */
export const PAINTERS = { alley, corridor, church: churchNave, stage, stadium, space: outerSpace } as const;
