import { addSets } from '../places/sets.ts';
import { addDrawings } from './catalogue.ts';
import { TABLES as ANIMALS } from './packs/drawings-of-animals.ts';
import { TABLES as FOOD } from './packs/drawings-of-food.ts';
import { TABLES as HOME } from './packs/drawings-of-home.ts';
import { TABLES as OUTDOORS } from './packs/drawings-of-outdoors.ts';
import { TABLES as OF_SETS, SETS } from './packs/drawings-of-sets.ts';
import { TABLES as TOOLS } from './packs/drawings-of-tools.ts';

/** The tables of all packs, for whoever draws without a network in between: the server, the build, tests. */
export const ALL_TABLES: readonly string[] = [ANIMALS, FOOD, HOME, OUTDOORS, OF_SETS, TOOLS].flat();

addDrawings(ALL_TABLES);
for (const table of SETS) addSets(table);
