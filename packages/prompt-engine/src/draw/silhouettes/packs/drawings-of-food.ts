import { COOKERY } from '../things/cookery.ts';
import { DISHES } from '../things/dishes.ts';
import { FOOD } from '../things/food.ts';
import { FRUIT } from '../things/fruit.ts';
import { KITCHEN } from '../things/kitchen.ts';
import { MARKET } from '../things/market.ts';
import { SWEETS } from '../things/sweets.ts';
import { TABLEWARE } from '../things/tableware.ts';

export const TABLES: readonly string[] = [COOKERY, MARKET, SWEETS, DISHES, FOOD, FRUIT, KITCHEN, TABLEWARE];
