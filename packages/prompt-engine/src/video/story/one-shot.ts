import { readScene } from '../../read/read-scene.ts';
import { type Event, seen } from '../event.ts';
import type { Idea } from '../idea.ts';
import { capital } from '../wording.ts';
import { doerIn, partOf } from './doer.ts';
import { goesOn, goingOn } from './views.ts';

/* A film of one moment and one move of the camera: where the move begins, what it passes, where it comes to rest. */

/** What is in view while a move goes on, and as it ends, by the move. '{It}' is what the film is of. */
const PHASES: Readonly<Record<string, readonly [goesOn: string, ends: string]>> = {
  orbit: ['{It} from the other side', '{It} from where the circle began'],
  push: ['{It}, nearer', '{It}, filling the frame'],
  zoom: ['{It}, nearer', '{It}, filling the frame'],
  zolly: ['{It}, the background stretching away', '{It}, the background far off'],
  pull: ['{It}, smaller, more and more around', '{It} small, all around in view'],
  drone: ['{It}, nearer, from above', '{It} from straight above'],
  crane: ['{It} from higher up', '{It} from above, all around in view'],
  tilt: ['{It}, further up', '{It} to the top'],
  pan: ['{It} in the middle of the frame', '{It} at the edge of the frame, all around in view'],
};

/** 'Goes through a kitchen into the dining room' comes to it at last. */
const WAY =
  /^(.+?\s(?:through|across|along|down|up|over|past|from|out of)\s.+?),?\s((?:into|onto|out (?:into|onto|to)|up to|up into|to)\s(?:an?|the|his|her|their|our|my)\s.+)$/iu;

const at = (text: string): Event => ({ ...seen(capital(text)), part: 'end' });

/** The end of the way that a deed goes. */
function onItsWay(event: Event): readonly Event[] {
  const [, before = '', end = ''] = WAY.exec(event.text) ?? [];
  if (before === '' || event.doer === '') return [];
  const comes = event.isPlural ? 'come' : 'comes';
  return [
    { ...event, text: before },
    { ...event, text: capital(`${event.doer} ${comes} ${end}`) },
  ];
}

/** One moment as the phases of its one move. */
export function movedThrough(idea: Idea, event: Event): readonly Event[] {
  const { move, it, scene } = idea;
  const way = onItsWay(event);
  if (way.length > 0) return way;
  const phases = move ? PHASES[move.id] : undefined;
  if (phases && it !== 'what is shown' && !scene.isForeign)
    return [event, ...phases.map((text) => at(text.replace('{It}', capital(it))))];
  const read = readScene(event.text);
  const sort = read.isForeign ? undefined : doerIn(event, read);
  if (sort === undefined || event.doing === '') return [event];
  const still = goesOn(event) ? [at(`${event.doer} from nearer, still ${goingOn(event.base)}`)] : [];
  const end = sort === 'person' ? [at(`${partOf(event.doer, 'face')}, as the shot comes to rest`)] : [];
  return [event, ...still, ...end];
}
