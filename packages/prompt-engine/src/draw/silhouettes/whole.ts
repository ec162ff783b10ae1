import * as ANIMALS from './packs/drawings-of-animals.ts';
import * as FOOD from './packs/drawings-of-food.ts';
import * as HOME from './packs/drawings-of-home.ts';
import * as OUTDOORS from './packs/drawings-of-outdoors.ts';
import * as ROOMS from './packs/drawings-of-rooms.ts';
import * as SETS from './packs/drawings-of-sets.ts';
import * as TOOLS from './packs/drawings-of-tools.ts';
import * as TRADES from './packs/drawings-of-trades.ts';
import { addPack } from './packs/packs.ts';

const PACKS = [ANIMALS, FOOD, HOME, OUTDOORS, ROOMS, SETS, TOOLS, TRADES];

/** The tables of all packs, for whoever draws without a network in between: the server, the build, tests. */
export const ALL_TABLES: readonly string[] = PACKS.flatMap(({ TABLES }) => TABLES);

for (const pack of PACKS) addPack(pack);
