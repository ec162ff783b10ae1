import { personCinematic } from './person-cinematic.ts';
import { personMinimal } from './person-minimal.ts';
import { personStudio } from './person-studio.ts';
import type { KindScenes } from './scene.ts';

/** One person: a portrait with key, backdrop and short telephoto; a moment found in passing; a figure or fragment on one ground. */
export const person: KindScenes = {
  studio: personStudio,
  cinematic: personCinematic,
  minimal: personMinimal,
};
