import type { Member } from '../../read/scene.ts';
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
  /** Whom the take is planned for, where that is not whom the whole sentence is about. */
  readonly lead?: Member;
  /** The take is made less afterwards: what everyone does is told, and not where each thing is. */
  readonly isReduced?: boolean;
}
