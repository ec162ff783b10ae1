import { HUMAN_PARTS } from '../people/human-parts.ts';
import { AROUND_THE_HOUSE } from '../things/around-the-house.ts';
import { CURIOS } from '../things/curios.ts';
import { FOR_DEEDS } from '../things/for-deeds.ts';
import { HOUSEHOLD } from '../things/household.ts';
import { OBJECTS } from '../things/objects.ts';
import { SHOP_GOODS } from '../things/shop-goods.ts';
import { WARDROBE } from '../things/wardrobe.ts';
import { FURNISHINGS } from '../things/wear-and-furniture.ts';

export const TABLES: readonly string[] = [
  HUMAN_PARTS,
  SHOP_GOODS,
  FOR_DEEDS,
  AROUND_THE_HOUSE,
  CURIOS,
  HOUSEHOLD,
  OBJECTS,
  WARDROBE,
  FURNISHINGS,
];
