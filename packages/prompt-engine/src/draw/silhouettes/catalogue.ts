import type { Hex } from '../../oklab.ts';
import type { Figure } from '../../shot/stage.ts';
import { AIR_AND_SEA } from './animals/air-and-sea.ts';
import { BIG_ANIMALS } from './animals/big-animals.ts';
import { FANTASY } from './animals/fantasy.ts';
import { FARM_ANIMALS } from './animals/farm-animals.ts';
import { FEATHERED } from './animals/feathered.ts';
import * as pets from './animals/pets.ts';
import { inPosture } from './animals/posed.ts';
import { SEA_ANIMALS } from './animals/sea-animals.ts';
import { SMALL_ANIMALS } from './animals/small-animals.ts';
import { WILD } from './animals/wild.ts';
import { BUILDINGS } from './buildings/buildings.ts';
import { LANDMARKS } from './buildings/landmarks.ts';
import { STRUCTURES } from './buildings/structures.ts';
import { cutOuts } from './cut.ts';
import { HUMAN_PARTS } from './people/human-parts.ts';
import { GREENERY } from './plants/greenery.ts';
import * as plants from './plants/plants.ts';
import { IDEAS } from './signs/ideas.ts';
import type { Silhouette } from './silhouette.ts';
import { SKY_AND_LAND } from './terrain/sky-and-land.ts';
import { AROUND_THE_HOUSE } from './things/around-the-house.ts';
import { CURIOS } from './things/curios.ts';
import { DEVICES } from './things/devices.ts';
import { DISHES } from './things/dishes.ts';
import { FOOD } from './things/food.ts';
import { FRUIT } from './things/fruit.ts';
import { GADGETS } from './things/gadgets.ts';
import { HOUSEHOLD } from './things/household.ts';
import { IN_THE_STREET } from './things/in-the-street.ts';
import { INSTRUMENTS } from './things/instruments.ts';
import { KITCHEN } from './things/kitchen.ts';
import { OBJECTS } from './things/objects.ts';
import { PLAYTHINGS } from './things/playthings.ts';
import { TABLEWARE } from './things/tableware.ts';
import { TOOLS } from './things/tools.ts';
import { WARDROBE } from './things/wardrobe.ts';
import { FURNISHINGS } from './things/wear-and-furniture.ts';
import { CRAFT } from './vehicles/craft.ts';
import { ROAD } from './vehicles/road.ts';
import { SEA_AND_SKY } from './vehicles/sea-and-sky.ts';
import { WHEELS } from './vehicles/wheels.ts';

/** What a drawing may depend on besides its id. */
type Bearing = Pick<Figure, 'posture' | 'faces'> & { readonly close: boolean };

type Maker = (bearing: Bearing) => Silhouette;

const MOVES = new Set(['walk', 'run', 'jump', 'climb', 'lie']);
const catIn = ({ posture, faces, close }: Bearing): Silhouette => {
  if (close && faces === 'camera' && posture !== 'lie') return pets.catHead();
  return MOVES.has(posture) || (posture === 'stand' && faces !== 'camera')
    ? pets.catWalking()
    : pets.catSitting();
};

/** Drawings made in code, each with the colour that it has by nature. */
const MADE: Readonly<Record<string, readonly [Maker, Hex?]>> = {
  cat: [catIn, '#7d6f63'],
  tree: [plants.tree, '#4f7040'],
  pine: [plants.pine, '#2f5643'],
  palm: [plants.palm, '#4f7a45'],
  cactus: [plants.cactus, '#4c7a4d'],
  'bare-tree': [plants.bareTree, '#5a4536'],
  'potted-plant': [plants.pottedPlant, '#4c7a4d'],
  daisy: [plants.daisy, '#f4efe4'],
  tulip: [plants.tulip, '#d9425a'],
  rose: [plants.rose, '#b81f33'],
  mushroom: [plants.mushroom],
  bouquet: [plants.bouquet],
};

/** Where one looks first on the drawings made in code: the head of the animal. */
const HEADS: Readonly<Record<string, readonly [number, number]>> = {
  cat: [0, -76],
};

/** The tables of drawings in rows. */
export const TABLES: readonly string[] = [
  AIR_AND_SEA,
  BIG_ANIMALS,
  BUILDINGS,
  pets.PETS,
  ROAD,
  SEA_AND_SKY,
  CURIOS,
  FANTASY,
  FOOD,
  FURNISHINGS,
  OBJECTS,
  TABLEWARE,
  WILD,
  FARM_ANIMALS,
  FEATHERED,
  SEA_ANIMALS,
  SMALL_ANIMALS,
  STRUCTURES,
  HUMAN_PARTS,
  GREENERY,
  IDEAS,
  SKY_AND_LAND,
  DEVICES,
  DISHES,
  FRUIT,
  HOUSEHOLD,
  INSTRUMENTS,
  PLAYTHINGS,
  TOOLS,
  WARDROBE,
  CRAFT,
  WHEELS,
  KITCHEN,
  AROUND_THE_HOUSE,
  GADGETS,
  IN_THE_STREET,
  LANDMARKS,
];

const CUT = new Map(TABLES.flatMap((table) => [...cutOuts(table)]));

/** Drawn like another of its own family. */
const LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  `child=person baby=person pigeon=bird`.split(' ').map((pair) => pair.split('=')),
);

const PEOPLE = ['person', 'child', 'baby'];

/** The silhouette of an id, or undefined where it has none; people are made by `people/person.ts`. */
export function silhouetteOf(id: string, bearing: Bearing): Silhouette | undefined {
  const { posture } = bearing;
  const like = CUT.has(id) || Object.hasOwn(MADE, id) ? id : (LIKE[id] ?? id);
  const known = like === 'bird' && /^(?:fly|float)$/.test(posture) ? 'bird-flying' : like;
  const cut = CUT.get(known);
  if (cut) return inPosture(cut(), known, posture);
  const made = Object.hasOwn(MADE, known) ? MADE[known] : undefined;
  if (!made) return undefined;
  const [make, own] = made;
  const shape = make(bearing);
  const head = HEADS[known];
  const [x, y] = head ?? [0, 0];
  const focus = shape.focus ?? (head ? ([x || 0.1, y] as const) : undefined);
  const looked = { ...shape, ...(own ? { own } : {}), ...(focus ? { focus } : {}) };
  // A cat has a drawing of its own for sitting.
  return known === 'cat' && posture === 'sit' ? looked : inPosture(looked, known, posture);
}

export const isPerson = (drawing: string): boolean => PEOPLE.includes(drawing.split(':')[0] ?? '');

/** Every id that can be drawn, people first made elsewhere. */
export const idsOfDrawings = (): string[] =>
  [...new Set([...PEOPLE, ...Object.keys(MADE), ...CUT.keys(), ...Object.keys(LIKE)])].sort();
