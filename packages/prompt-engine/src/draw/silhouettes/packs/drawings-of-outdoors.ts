import { BUILDINGS } from '../buildings/buildings.ts';
import { LANDMARKS } from '../buildings/landmarks.ts';
import { STRUCTURES } from '../buildings/structures.ts';
import { WORKS } from '../buildings/works.ts';
import { GARDEN } from '../plants/garden.ts';
import { GREENERY } from '../plants/greenery.ts';
import { PLANTS } from '../plants/plants.ts';
import { SKY_AND_LAND } from '../terrain/sky-and-land.ts';
import { IN_THE_STREET } from '../things/in-the-street.ts';
import { YARD } from '../things/yard.ts';
import { CRAFT } from '../vehicles/craft.ts';
import { ROAD } from '../vehicles/road.ts';
import { SEA_AND_SKY } from '../vehicles/sea-and-sky.ts';
import { WHEELS } from '../vehicles/wheels.ts';
import { WORK_AND_LEISURE } from '../vehicles/work-and-leisure.ts';

export const TABLES: readonly string[] = [
  WORKS,
  YARD,
  GARDEN,
  WORK_AND_LEISURE,
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
