import type { Scene } from '../../read/scene.ts';
import { isFlatView, viewOf } from '../camera/told-views.ts';

/** How a frame is laid out: a near view by nothing but its balance, one figure as a thing that is seen whole. */
const LAID_OUT: ReadonlyMap<string, string> = new Map([
  ['near', 'told'],
  ['face', 'told'],
  ['half', 'told'],
  ['little', 'told'],
  ['alone', 'full'],
]);

/** How a picture is laid out: one that is seen flat from above has no depth. */
export const layoutOf = (scene: Scene, frame: string): string =>
  frame === 'told' && viewOf(scene) === 'upward'
    ? 'upward'
    : frame === 'told' && isFlatView(scene)
      ? 'flat'
      : (LAID_OUT.get(frame) ?? frame);
