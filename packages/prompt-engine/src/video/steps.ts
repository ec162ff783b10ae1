import { isBeing, type Member } from '../read/scene.ts';
import type { Event } from './event.ts';
import { soundOfDeed } from './event-sounds.ts';
import type { Idea } from './idea.ts';

/** How near a step is seen. */
export const SIZES = ['wide', 'full', 'medium', 'close', 'detail'] as const;
export type Size = (typeof SIZES)[number];

/** One visible change, how near it is seen, and the sound that it makes close by, if any. */
export interface Step {
  readonly action: string;
  readonly size: Size;
  readonly sound: string;
  /** Whether the idea itself says it, so that no film may leave it out. */
  readonly isTold?: boolean;
  /** What is said in it. */
  readonly line?: string;
}

/** A film in its steps, from two to five. */
export type Arc = readonly Step[];

/** A step that the idea itself tells. @param sound of the deed, where it is known better than by its verb */
export const told = (event: Event, size: Size, sound: string): Step => ({
  action: event.text,
  size,
  sound: sound || soundOfDeed(event),
  isTold: true,
  ...(event.line && { line: event.line }),
});

/** A being that is there besides. */
export const companionOf = ({ scene, main }: Idea): Member | undefined =>
  scene.cast.find((member) => member !== main && isBeing(member.kind) && member.part === 'companion');
