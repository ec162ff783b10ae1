import { idsOfRooms } from './places/furnished.ts';
import { PLACE_PAINTERS } from './places/places.ts';
import { idsOfDrawings } from './silhouettes/catalogue.ts';
import './silhouettes/whole.ts';

/** Every id that can be drawn. */
export const DRAWING_IDS: readonly string[] = idsOfDrawings();

/** Every place that can be drawn. */
export const PLACE_IDS: readonly string[] = [...Object.keys(PLACE_PAINTERS), ...idsOfRooms()].sort();
