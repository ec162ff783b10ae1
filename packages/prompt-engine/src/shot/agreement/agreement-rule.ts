import type { Scene } from '../../read/scene.ts';

/** How one decision of a take gives way to another, or to the words. */
export interface Rule {
  /** Which texts give way, and to what; '' takes the decision away. */
  readonly weaker: RegExp;
  readonly instead: string;
  /** What another decision of the take says; without one the scene decides. */
  readonly beside?: RegExp;
  readonly holds?: (scene: Scene) => boolean;
}
