import { mainOf, type Scene } from '../../read/scene.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { worksIndoors } from '../place/works-indoors.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Facet } from './world.ts';

/** Things too large for a table, and what is at home on one. */
const VEHICLES: ReadonlySet<string> = new Set(['vehicle', 'machine']);
const SMALL: ReadonlySet<SceneClass> = new Set<SceneClass>([
  'product',
  'small-thing',
  'food',
  'drink',
  'clothing',
]);

/** In which part of a world somebody or something is, where no word tells. */
export function partOf(scene: Scene, kind: SceneClass, where: Circumstances): Facet {
  const main = mainOf(scene);
  if (main?.kind === 'aircraft' || main?.kind === 'spacecraft') return 'sky';
  if (VEHICLES.has(main?.kind ?? '')) return 'road';
  if (SMALL.has(kind)) return 'table';
  // A ball and a feast are held in rooms.
  if (main?.kind === 'event' && where.surroundings !== 'outdoor') return 'room';
  if (where.surroundings === 'indoor' || kind === 'interior' || worksIndoors(scene)) return 'room';
  return 'street';
}

/** Whether all of it is in a room. */
export const isWithin = (part: Facet): boolean => part === 'room' || part === 'table';

/** Postures that no set under control holds: who picks flowers or walks does so somewhere. */
const ON_GROUND: ReadonlySet<string> = new Set([
  'crouch',
  'walk',
  'run',
  'ride',
  'jump',
  'fight',
  'bend',
  'kick',
]);

/** Whether a deed is told that needs a real ground under it. */
export const isDoneSomewhere = (scene: Scene): boolean =>
  scene.doings.some(({ form, row }) => form !== 'past' && ON_GROUND.has(row?.posture ?? ''));
