import type { Figure } from '../../shot/stage.ts';
import { AIR_AND_SEA } from './animals/air-and-sea.ts';
import { BIG_ANIMALS } from './animals/big-animals.ts';
import { FANTASY } from './animals/fantasy.ts';
import { FARM_ANIMALS } from './animals/farm-animals.ts';
import { FEATHERED } from './animals/feathered.ts';
import { PETS } from './animals/pets.ts';
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
import { bouquet, daisy, PLANTS } from './plants/plants.ts';
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

const MOVES = new Set(['walk', 'run', 'jump', 'climb', 'lie', 'bend', 'slump']);
const catIn = ({ posture, faces, close }: Bearing): string => {
  if (close && faces === 'camera' && !/^(?:lie|slump)$/.test(posture)) return 'cat-head';
  return MOVES.has(posture) || (posture === 'stand' && faces !== 'camera') ? 'cat-walking' : 'cat-sitting';
};

/** The tables of drawings in rows. */
export const TABLES: readonly string[] = [
  AIR_AND_SEA,
  BIG_ANIMALS,
  BUILDINGS,
  PETS,
  PLANTS,
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

/** Every drawing by its id: cut out of the tables, or with parts that are counted out. */
const DRAWINGS = new Map([
  ...TABLES.flatMap((table) => [...cutOuts(table)]),
  ['daisy', daisy],
  ['bouquet', bouquet],
]);

const PEOPLE = ['person', 'child', 'baby'];

/** The silhouette of an id, or undefined where it has none; people are made by `people/person.ts`. */
export function silhouetteOf(id: string, bearing: Bearing): Silhouette | undefined {
  const { posture } = bearing;
  if (id === 'cat') {
    const cat = catIn(bearing);
    const drawn = DRAWINGS.get(cat)?.();
    // It has a drawing of its own for sitting.
    return drawn && posture !== 'sit' ? inPosture(drawn, id, posture) : drawn;
  }
  const known = id === 'bird' && /^(?:fly|float)$/.test(posture) ? 'bird-flying' : id;
  const drawn = DRAWINGS.get(known)?.();
  return drawn && inPosture(drawn, known, posture);
}

/** Whether a drawing is a person of any age, whatever the costume: 'person:chef'. */
export const isPerson = (drawing: string): boolean => PEOPLE.includes(drawing.split(':')[0] ?? '');

/** Every id that can be drawn, people first made elsewhere; the cat's three drawings are one. */
export const idsOfDrawings = (): string[] =>
  [...new Set([...PEOPLE, 'cat', ...DRAWINGS.keys()])].filter((id) => !id.startsWith('cat-')).sort();
