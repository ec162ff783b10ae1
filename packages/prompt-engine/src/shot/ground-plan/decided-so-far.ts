import type { SceneClass } from '../scene-classes.ts';
import type { Decision } from '../shot.ts';
import type { ShotSize } from '../stage.ts';

/** What a take already has when its ground plan is made. */
export interface DecidedSoFar {
  readonly kind: SceneClass;
  /** Every decision so far. */
  readonly decided: readonly Decision[];
  readonly size: ShotSize;
  /** Where the main one stands across the frame, 0 to 1. */
  readonly x: number;
}
