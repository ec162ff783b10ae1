import type { Facts } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import type { MoodName } from '../reading/named-colours.ts';
import type { Group } from './beats/choose-arc.ts';

/** How a camera behaves through a whole film. */
export type Temper = 'locked' | 'gliding' | 'handheld' | 'floating' | 'phone' | 'stalking';

/** A way to film something: for whom, in what tone, where it is shown, and what follows for camera and sound. */
export interface Approach {
  readonly id: string;
  /** Approaches of one family are never offered together. */
  readonly family: 'record' | 'comic' | 'selling' | 'poetic' | 'drama' | 'social' | 'learning' | 'young';
  /** `{It}` is the main thing by its own noun. At most 26 characters beside it. */
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  /** `{idea}` are the user's own words, `{open}` the first action as a clause. */
  readonly hook: string;
  readonly pace: 'slow' | 'even' | 'quick';
  readonly temper: Temper;
  /** Whether the camera stands a size nearer or farther than the action asks for. */
  readonly reach?: 'near' | 'far';
  /** Music by its instrument and tempo, or 'no music'. */
  readonly music: string;
  /** Medium and period, for ideas that name none. */
  readonly style: string;
  readonly mood: string;
  /** Whether somebody in it may say a short line, and how. */
  readonly voice?: string;
  readonly suits: readonly Group[];
  /** Of these groups only these kinds, unless its words are found. */
  readonly only?: readonly SubjectKind[];
  readonly moods?: readonly MoodName[];
  /** What makes it the more fitting. */
  readonly likes?: Facts;
  /** What rules it out. */
  readonly bars?: Facts & { readonly mood?: readonly MoodName[] };
  /** Words of an idea that call for it. */
  readonly words?: RegExp;
}
