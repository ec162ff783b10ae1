import { mainOf, type Scene } from '../../read/scene.ts';
import { bareOf } from './bare.ts';

/** 'On a table' tells nothing of a thing; 'on a café table' does. */
const NOTHING_TOLD = /^(?:on|at|in) an? \w+$/;

const AT_LARGE: ReadonlySet<string> = new Set(['wild-animal', 'bird', 'insect', 'reptile']);

/** Ground on which whatever lives there may do anything. */
const OPEN_LAND =
  /^(?:at the edge of|in|on) .*\b(?:woods?|forest|fields?|meadow|savanna|grass|grassland|desert|tundra|snow|ridge|marsh|beach|shore|river|stream|jungle|garden|ice|moor|heath|steppe|prairie|reeds|dunes?|outback|park|rainforest|plains?)\b/;

/** What lives out of doors is where its kind lives, whatever it does there. */
const isAtLarge = (scene: Scene): boolean =>
  scene.doings.length > 0 && scene.styles.length === 0 && AT_LARGE.has(mainOf(scene)?.kind ?? 'thing');

/** Whether the usual place of somebody or something is worth telling in a take that shows a place. */
export const isTellingPlace = (scene: Scene, place: string): boolean =>
  !NOTHING_TOLD.test(place) && (bareOf(scene) !== undefined || (isAtLarge(scene) && OPEN_LAND.test(place)));
