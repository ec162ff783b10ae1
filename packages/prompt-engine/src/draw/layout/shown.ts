import type { Stage } from '../../shot/stage.ts';
import { type Grip, gripOf } from './holds.ts';

/*
 * A tool that is at no work is shown: it is up in one hand, where one sees what it is.
 */

/** The tallest tool that is shown so, beside a person of 100. */
const HAND_TOOL = 20;
/** How much larger it is than at work. */
const CLOSER = 1.5;

const AT_WORK = /^(?:tend|front|put|push|fight|strike)$/;

/** How a figure's thing is held: as at work where there is any, else up to be seen. */
export function gripIn({ figures }: Stage, index: number): Grip {
  const thing = figures[index];
  const grip = gripOf(thing?.drawing ?? '-');
  const to = thing?.bond?.to ?? -1;
  const user = figures[to];
  const isIdle =
    thing?.bond?.as === 'held' &&
    thing.posture === 'stand' &&
    grip.isTool === true &&
    grip.hold === 'work' &&
    grip.tall <= HAND_TOOL &&
    user?.posture === 'stand' &&
    !figures.some(({ bond }) => bond?.to === to && AT_WORK.test(bond.as)) &&
    !AT_WORK.test(user.bond?.as ?? '');
  return isIdle ? { ...grip, hold: 'show', tall: grip.tall * CLOSER, at: 0.2, turn: 14 } : grip;
}
