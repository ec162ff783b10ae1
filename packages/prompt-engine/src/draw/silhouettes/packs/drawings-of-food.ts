import { DISHES } from '../things/dishes.ts';
import { FOOD } from '../things/food.ts';
import { FRUIT } from '../things/fruit.ts';
import { KITCHEN } from '../things/kitchen.ts';
import { TABLEWARE } from '../things/tableware.ts';

export const TABLES: readonly string[] = [DISHES, FOOD, FRUIT, KITCHEN, TABLEWARE];
