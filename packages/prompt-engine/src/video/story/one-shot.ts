import { readScene } from '../../read/read-scene.ts';
import { type Event, seen } from '../event.ts';
import type { Idea } from '../idea.ts';
import { capital } from '../wording.ts';
import { besideIn } from './beside.ts';

/* A film of one moment and one move of the camera: where the move begins, what it passes, where it comes to rest. */

/** What is in view while a move goes on, and as it ends, by the move. '{it}' is what the film is of. */
const PHASES: Readonly<Record<string, readonly [goesOn: string, ends: string]>> = {
  orbit: ['{It} from its other side', '{It} from where the circle began'],
  push: ['{It}, nearer', '{It}, filling the frame'],
  zoom: ['{It}, nearer', '{It}, filling the frame'],
  zolly: ['{It}, the background stretching away', '{It}, held'],
  pull: ['{It}, smaller, more and more around', '{It} small, all around in view'],
  drone: ['{It}, nearer, from above', '{It} from straight above'],
  crane: ['{It} from higher up', '{It} from above, all around in view'],
  tilt: ['{It}, further up', '{It} to its top'],
  pan: ['{It}, in the middle of the frame', '{It} at the edge of the frame, all around in view'],
};

/** One moment as the phases of its one move. */
export function movedThrough(idea: Idea, event: Event): readonly Event[] {
  const { move, it, scene } = idea;
  const phases = move ? PHASES[move.id] : undefined;
  const isNamed = it !== 'what is shown' && !scene.isForeign;
  if (phases && isNamed)
    return [
      event,
      ...phases.map((text) => ({ ...seen(text.replace('{It}', capital(it))), part: 'end' as const })),
    ];
  const other = besideIn(event, readScene(event.text));
  return other === '' ? [event] : [event, { ...seen(`${capital(other)}, as the shot comes to rest`), part: 'end' }];
}
