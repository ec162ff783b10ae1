import type { Beat } from '../script/script-beats.ts';
import type { VideoTargetId } from '../targets.ts';

/* What options and scripts of a film are asked with, and what they are. */

/** A way to film an idea. */
export interface CreativeOption {
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
}

/** What a script is written from. */
export interface ScriptRequest {
  readonly idea: string;
  readonly option: { readonly title: string; readonly tone: string; readonly audience: string };
  readonly target: VideoTargetId;
}

/** A film in its beats. */
export interface Script {
  readonly title: string;
  readonly seconds: number;
  readonly beats: readonly Beat[];
  /** One paragraph, ready to paste. */
  readonly prompt: string;
  /** The name of the target, and what to set or mind there. */
  readonly target?: string;
}
