import type { Decision } from '../shot.ts';
import type { StageLight } from '../stage.ts';

/** A key light in words, and as a preview draws it. */
export interface LightChoice {
  readonly decision: Decision;
  readonly stage: StageLight;
}
