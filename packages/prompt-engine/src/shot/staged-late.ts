import type { Shot } from './shot.ts';
import type { Stage } from './stage.ts';

/** A shot whose stage is made when it is first looked at: a search through many plans reads only their words. */
export function stagedLate(shot: Omit<Shot, 'stage'>, make: () => Stage): Shot {
  let made: Stage | undefined;
  return {
    ...shot,
    get stage() {
      made ??= make();
      return made;
    },
  };
}
