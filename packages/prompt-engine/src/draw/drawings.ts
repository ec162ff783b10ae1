import { idsOfRooms } from './places/furnished.ts';
import { idsOfPainters } from './places/painters.ts';
import './places/places.ts';
import { idsOfDrawings } from './silhouettes/catalogue.ts';
import './silhouettes/whole.ts';

/** Every id that can be drawn. */
export const DRAWING_IDS: readonly string[] = idsOfDrawings();

/** Every place that can be drawn. */
export const PLACE_IDS: readonly string[] = [...idsOfPainters(), ...idsOfRooms()].sort();
