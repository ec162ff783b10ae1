import { BUILDINGS } from '../buildings/buildings.ts';
import { LANDMARKS } from '../buildings/landmarks.ts';
import { STRUCTURES } from '../buildings/structures.ts';
import { GREENERY } from '../plants/greenery.ts';
import { PLANTS } from '../plants/plants.ts';
import { SKY_AND_LAND } from '../terrain/sky-and-land.ts';
import { IN_THE_STREET } from '../things/in-the-street.ts';
import { CRAFT } from '../vehicles/craft.ts';
import { ROAD } from '../vehicles/road.ts';
import { SEA_AND_SKY } from '../vehicles/sea-and-sky.ts';
import { WHEELS } from '../vehicles/wheels.ts';

export const TABLES: readonly string[] = [
  BUILDINGS,
  LANDMARKS,
  STRUCTURES,
  GREENERY,
  PLANTS,
  SKY_AND_LAND,
  IN_THE_STREET,
  CRAFT,
  ROAD,
  SEA_AND_SKY,
  WHEELS,
];
