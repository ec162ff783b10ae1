import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital } from '../wording.ts';
import { viewsOfDeed } from './views.ts';

/* Sounds that an idea tells before what is seen, in their order: 'thunder, then silence, then a drop into a bucket'. */

const THEN = /^(?:and\s)?then\s/i;
const WHERE = /\s(?:into|onto|on|in|against|at|over|from)\s(?:an?|the)\s((?:[\p{L}’'-]+\s)?[\p{L}’'-]+)$/iu;

/** The sounds that come first, one after the other; none where an idea begins with what is seen. */
export function soundsFirst({ request, events }: Pick<Idea, 'request' | 'events'>): readonly string[] {
  const [first = ''] = request.told;
  if (!THEN.test(first) || events[0]?.doing === '') return [];
  return request.asides.flatMap(({ sort, text }) => (sort === 'sound' ? [text.replace(THEN, '')] : []));
}

/** What is there before the first deed: what it is done into, else a part of whoever acts. */
function thereBefore(first: Event): readonly Event[] {
  const where = WHERE.exec(first.text)?.[1];
  if (where)
    return [
      { ...seen(capital(`the ${where}`)), part: 'near', size: 'full' },
      { ...seen(capital(`the ${where}, close`)), part: 'near', size: 'close' },
    ];
  return viewsOfDeed({ ...first, isPlural: false }).near.filter(() => !sceneRead(first.text).isForeign);
}

/** The moments of an idea with its first sounds, each over what is there before the deed. */
export function heardFirst(idea: Idea, events: readonly Event[]): readonly Event[] {
  const sounds = soundsFirst(idea);
  const [first] = events;
  const images = first && sounds.length > 0 ? thereBefore(first).slice(0, sounds.length) : [];
  if (images.length === 0) return events;
  const led = images.map((image, i): Event => {
    const own = i === images.length - 1 ? sounds.slice(i).join(', then ') : (sounds[i] ?? '');
    return { ...image, heard: own };
  });
  return [...led, ...events];
}
