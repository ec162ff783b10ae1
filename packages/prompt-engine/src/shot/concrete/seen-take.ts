import type { Circumstances } from '../place/surroundings.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import type { ShotSize } from '../stage.ts';

/** What a take was planned by, as far as what is concrete in it depends on that. */
export interface SeenTake {
  readonly brief: Brief;
  readonly kind: SceneClass;
  readonly where: Circumstances;
  /** How much of the main one is seen. */
  readonly size: ShotSize;
  /** Where the main one stands across the frame, 0 to 1. */
  readonly x: number;
  /** Whether the sentence was read as a whole. */
  readonly isSure: boolean;
}
