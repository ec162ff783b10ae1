import type { SceneClass } from './scene-classes.ts';

/** How a thing is turned to the camera, by class: studio, cinematic. */
export const TURNED: Readonly<Partial<Record<SceneClass, readonly [string, string]>>> = {
  food: ['plated plainly, its best side to the camera', "seen from the diner's seat"],
  drink: ['filled to just below the rim, the outside clean and dry', 'just poured, the surface still moving'],
  product: ['shown whole in three-quarter view', ''],
  'small-thing': ['shown whole in three-quarter view', ''],
  clothing: ['shown whole from the front, folds smoothed', 'worn and in movement'],
  plant: [
    'one perfect specimen upright, turned to show its best face',
    'among its own leaves, leaning with the air',
  ],
  vehicle: ['front three-quarter view, level and whole', 'seen low from the front'],
  furniture: ['shown whole from the front, standing square', 'one corner nearest the camera'],
  building: [
    'seen straight on, verticals parallel, the whole height in frame',
    'seen from low at one corner',
  ],
  space: [
    'shown whole, lit from one side against black',
    'filling one side of the frame, the rest deep black',
  ],
  material: [
    'caught as one clear shape against plain ground',
    'spreading across the frame, edges breaking up',
  ],
  landscape: ['', ''],
  interior: ['', ''],
  city: ['', ''],
  unknown: ['', ''],
};

export const TURNED_BY_KIND: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  aircraft: ['seen from the side in level flight', 'seen from below, climbing'],
  boat: ['seen from the side, level on its keel', 'seen low from the bow'],
  machine: ['shown whole from the front', 'seen from one corner, its working part nearest'],
};

/** In a storm no boat is level. */
export const IN_ROUGH_SEA = [
  'seen from the side, heeled over, the bow lifting on a swell',
  'seen low from the bow as it drops into a trough',
] as const;
