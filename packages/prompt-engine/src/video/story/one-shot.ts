import { theOf } from '../../shot/refer.ts';
import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { isEnclosed } from '../picture/camera-height.ts';
import { capital } from '../wording.ts';
import { UNSEEN } from './beside.ts';

/* A film of one moment and one move of the camera: where the move begins, what it passes, where it comes to rest. */

/** What is in view while a move goes on, and as it ends, by the move. '{It}' is what the film is of. */
const PHASES: Readonly<Record<string, readonly [goesOn: string, ends: string]>> = {
  orbit: ['{It} from the other side', '{It} from where the circle began'],
  push: ['{It}, nearer', '{It}, filling the frame'],
  zoom: ['{It}, nearer', '{It}, filling the frame'],
  zolly: ['{It}, the background stretching away', '{It}, the background far off'],
  pull: ['{It}, smaller, more and more around', '{It} small, all around in view'],
  fpv: ['{It} from just behind, the way rushing past', '{It} from in front, very near'],
  roll: ['{It}, the horizon tilting', '{It}, the horizon turned over'],
  drone: ['{It}, nearer, from above', '{It} from straight above'],
  droneout: ['{It} from the air, smaller, more and more around', '{It} small, all around in view'],
  zoomout: ['{It}, smaller, more and more around', '{It} small, all around in view'],
  crane: ['{It} from higher up', '{It} from above, all around in view'],
  tilt: ['{It}, further up', '{It} to the top'],
  pan: ['{It} in the middle of the frame', '{It} at the edge of the frame, all around in view'],
};

/** 'Goes through a kitchen into the dining room' comes to it at last. */
const WAY =
  /^(.+?\s(?:through|across|along|down|up|over|past|from|out of)\s.+?),?\s((?:into|onto|out (?:into|onto|to)|up to|up into|to)\s(?:an?|the|his|her|their|our|my)\s.+)$/iu;

/** How near the phases of a move stand; where a move is not here, each as its own words ask. */
const NEARNESS: Readonly<Record<string, readonly [Event['size'], Event['size'], Event['size']]>> = {
  push: ['full', 'medium', 'close'],
  zoom: ['full', 'medium', 'close'],
  zolly: ['medium', 'medium', 'medium'],
  pull: ['medium', 'full', 'wide'],
  zoomout: ['close', 'medium', 'wide'],
  crane: ['full', 'wide', 'wide'],
  orbit: ['full', 'full', 'full'],
  roll: ['wide', 'wide', 'wide'],
  fpv: ['full', 'medium', 'close'],
};

/** The events of one move, each as near as the move has come. */
export function nearedBy(id: string | undefined, events: readonly Event[]): readonly Event[] {
  const sizes = NEARNESS[id ?? ''];
  if (!sizes) return events;
  return events.map((event, i) => {
    const size = sizes[i === 0 ? 0 : i === events.length - 1 ? 2 : 1];
    return size ? { ...event, size } : event;
  });
}

/** 'Until it's just a dot': how the move leaves it. */
const UNTIL =
  /^(.+?),?\s(?:until|till)\s(?:it|he|she|they)(?:['’]?s|['’]re|\sis|\sare)?\s(?:only\s|just\s)?(\S.*)$/iu;

const at = (text: string): Event => ({ ...seen(capital(text)), part: 'end' });

/** Phases with their sizes. */
const sized = (id: string, phases: readonly Event[]): readonly Event[] =>
  phases.map((event, nth) => {
    const size = NEARNESS[id]?.[Math.min(nth, 2)];
    return size ? { ...event, size } : event;
  });

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

const SUDDEN =
  /^(?:jump|leap|breach|dive|explode|burst|erupt|crash|collapse|fall|land|fly up|take off|surface)\b/;
const FROM_AIR: ReadonlySet<string> = new Set(['drone', 'droneout']);

/** From the air what is over in a second is the end of the flight, which first shows what is there besides. */
function beforeSudden({ move, scene }: Idea, event: Event): readonly Event[] {
  if (!FROM_AIR.has(move?.id ?? '') || !SUDDEN.test(event.base) || scene.isForeign) return [];
  const other = scene.cast.find(
    ({ known, kind, words }) =>
      known && !UNSEEN.has(kind) && !event.doer.toLowerCase().includes(words.toLowerCase()),
  );
  return other ? [at(`${theOf(other)}, small from the air`), { ...event, size: 'wide' }] : [];
}

/** One moment as the phases of its one move. */
export function movedThrough(idea: Idea, event: Event): readonly Event[] {
  const { move, it, scene } = idea;
  const sudden = beforeSudden(idea, event);
  if (sudden.length > 0) return sudden;
  const way = onItsWay(event);
  if (way.length > 0) return way;
  // Nothing is seen from above where there is a roof.
  const flies = FROM_AIR.has(move?.id ?? '') && isEnclosed(idea) ? 'fpv' : move?.id;
  const phases = PHASES[flies ?? ''];
  if (move && phases && it !== 'what is shown' && !scene.isForeign) {
    const [, before = event.text, state = ''] = UNTIL.exec(event.text) ?? [];
    const [on, end] = phases.map((text) => text.replace('{It}', capital(it)));
    const ends = state === '' ? (end ?? '') : `${capital(it)} only ${state}`;
    return sized(move.id, [{ ...event, text: before }, at(on ?? ''), at(ends)]);
  }
  return [event];
}
