import type { PaintPlace } from './place-picture.ts';

/*
 * Places that have a drawing of their own, each by a function: those that most pictures ask for are there from the
 * start, the others come with a pack.
 */

const PAINTERS = new Map<string, PaintPlace>();

/** Adds places by how each is drawn. */
export function addPainters(painters: Readonly<Record<string, PaintPlace>>): void {
  for (const [id, paint] of Object.entries(painters)) PAINTERS.set(id, paint);
}

/** How a place is drawn; undefined for one that is a room, a set, or not there yet. */
export const painterOf = (place: string): PaintPlace | undefined => PAINTERS.get(place);

/** Every place that has a drawing of its own at the moment. */
export const idsOfPainters = (): string[] => [...PAINTERS.keys()];
