import { AIR_AND_SEA } from '../animals/air-and-sea.ts';
import { BIG_ANIMALS } from '../animals/big-animals.ts';
import { DOGS } from '../animals/dogs.ts';
import { FANTASY } from '../animals/fantasy.ts';
import { FARM_ANIMALS } from '../animals/farm-animals.ts';
import { FEATHERED } from '../animals/feathered.ts';
import { PETS } from '../animals/pets.ts';
import { SEA_ANIMALS } from '../animals/sea-animals.ts';
import { SHY_ANIMALS } from '../animals/shy-animals.ts';
import { SMALL_ANIMALS } from '../animals/small-animals.ts';
import { WILD } from '../animals/wild.ts';

export const TABLES: readonly string[] = [
  SHY_ANIMALS,
  DOGS,
  AIR_AND_SEA,
  BIG_ANIMALS,
  PETS,
  FANTASY,
  WILD,
  FARM_ANIMALS,
  FEATHERED,
  SEA_ANIMALS,
  SMALL_ANIMALS,
];
