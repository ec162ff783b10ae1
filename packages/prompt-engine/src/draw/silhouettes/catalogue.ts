import type { Figure } from '../../shot/stage.ts';
import type { Hex } from '../drawing/colour.ts';
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
import * as buildings from './buildings/buildings.ts';
import { STRUCTURES } from './buildings/structures.ts';
import { cutOuts } from './cut.ts';
import { HUMAN_PARTS } from './people/human-parts.ts';
import { GREENERY } from './plants/greenery.ts';
import * as plants from './plants/plants.ts';
import { IDEAS } from './signs/ideas.ts';
import type { Silhouette } from './silhouette.ts';
import { SKY_AND_LAND } from './terrain/sky-and-land.ts';
import { CURIOS } from './things/curios.ts';
import { DEVICES } from './things/devices.ts';
import { DISHES } from './things/dishes.ts';
import { FOOD } from './things/food.ts';
import { FRUIT } from './things/fruit.ts';
import { HOUSEHOLD } from './things/household.ts';
import { INSTRUMENTS } from './things/instruments.ts';
import { OBJECTS } from './things/objects.ts';
import { PLAYTHINGS } from './things/playthings.ts';
import { TABLEWARE } from './things/tableware.ts';
import { TOOLS } from './things/tools.ts';
import { WARDROBE } from './things/wardrobe.ts';
import { FURNISHINGS } from './things/wear-and-furniture.ts';
import { CRAFT } from './vehicles/craft.ts';
import * as road from './vehicles/road.ts';
import * as seaAndSky from './vehicles/sea-and-sky.ts';
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
  dog: [pets.dogStanding, '#a5733f'],
  rabbit: [pets.rabbit, '#b9a58c'],
  horse: [pets.horse, '#7a4526'],
  donkey: [pets.horse, '#85807a'],
  turtle: [pets.turtle, '#5f7a45'],
  house: [buildings.house, '#c9a582'],
  skyscraper: [buildings.skyscraper, '#5f7384'],
  castle: [buildings.castle, '#8d867a'],
  lighthouse: [buildings.lighthouse],
  church: [buildings.church, '#b8ac98'],
  pagoda: [buildings.pagoda, '#8e2f2a'],
  windmill: [buildings.windmill, '#c9b79a'],
  bridge: [buildings.bridge, '#a8462f'],
  temple: [buildings.temple, '#d8ccb4'],
  barn: [buildings.barn, '#8e3226'],
  greenhouse: [buildings.greenhouse, '#9fc0b5'],
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
  car: [road.car, '#c8412a'],
  bus: [road.bus, '#b8382a'],
  truck: [road.truck, '#3f6078'],
  bicycle: [road.bicycle],
  motorbike: [road.motorbike],
  train: [road.train, '#2f5648'],
  'sailing-ship': [seaAndSky.sailingShip],
  boat: [seaAndSky.rowingBoat, '#8a5a38'],
  ferry: [seaAndSky.ferry],
  aeroplane: [seaAndSky.aeroplane, '#dfe2e2'],
  'hot-air-balloon': [seaAndSky.balloon],
  rocket: [seaAndSky.rocket, '#e6e4de'],
  ufo: [seaAndSky.saucer, '#9aa3a8'],
  helicopter: [seaAndSky.helicopter, '#b8382a'],
};

/** Where one looks first on the drawings made in code: the head of the animal. */
const HEADS: Readonly<Record<string, readonly [number, number]>> = {
  cat: [0, -76],
  dog: [48, -84],
  rabbit: [28, -56],
  horse: [50, -88],
  donkey: [50, -88],
  turtle: [58, -36],
};

const CUT = new Map(
  [
    AIR_AND_SEA,
    BIG_ANIMALS,
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
  ].flatMap((table) => [...cutOuts(table)]),
);

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
