import { mainOf } from '../../read/scene.ts';
import type { Circumstances } from '../place/surroundings.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { DAYTIMES, type Daytime, WEATHERS, type Weather } from '../stage.ts';
import { hasOwnMoment, isPlaceOpen, worldSeen } from './open-world.ts';
import { lightOfWorld } from './world-light.ts';
import { isRoomOfWorld, partOfWorld } from './world-part.ts';

/** What a preview draws of a world: where it is, its hour and its weather, each only where no word tells. */
export interface StagedWorld {
  readonly place?: string;
  readonly daytime?: Daytime;
  readonly weather?: Weather;
}

const FLOATING: ReadonlySet<string> = new Set(['aircraft', 'spacecraft', 'boat']);

/** The world of a take as a preview draws it; a set under control is a backdrop. */
export function worldStaged(brief: Brief, kind: SceneClass, where: Circumstances): StagedWorld {
  const { scene, take } = brief;
  const named = worldSeen(scene, kind);
  if (!named || lightOfWorld(brief, kind, where) === undefined) return {};
  const main = mainOf(scene);
  const isPlace = scene.place !== undefined || main?.kind === 'place' || main?.kind === 'building';
  if (take === 'minimal' || (take === 'studio' && !isPlace)) return {};
  const { drawn, traits } = named.world;
  const isInside = isRoomOfWorld(partOfWorld(scene, kind, where));
  const isOpen = isPlaceOpen(scene) && !isPlace && !FLOATING.has(main?.kind ?? 'thing');
  const place = isOpen ? drawn[isInside ? 1 : 0] : undefined;
  const daytime = DAYTIMES.find((each) => traits.has(each));
  if (hasOwnMoment(scene)) return daytime ? { daytime } : {};
  const weather = isInside ? undefined : WEATHERS.find((each) => traits.has(each));
  return { ...(place && { place }), ...(daytime && { daytime }), ...(weather && { weather }) };
}
