import { type Event, seen } from '../idea/event.ts';
import { capital } from '../wording.ts';
import { partOf } from './doer.ts';

/* A film through the eyes of whoever acts: what they come to, one after the other, and never themselves. */

const NEXT =
  /,?\s(?:and then|then|and)\s(?=(?:into|onto|to|through|down|up|out|over|past|under)\s)|\s(?=(?:into|onto)\s(?:an?|the)\s)/iu;

/** A moment as its doer sees it. */
export function throughEyes(event: Event): readonly Event[] {
  const { doer, doing } = event;
  if (doer === '' || doing === '') return [event];
  const [first = doing, ...more] = doing.split(NEXT);
  const eyes = /^(?:i|you|we)$/i.test(doer)
    ? 'Seen with own eyes'
    : `Through ${partOf(doer, 'eyes').replace(/^The/, 'the')}`;
  return [{ ...event, text: `${eyes}: ${first}` }, ...more.map((text) => seen(capital(text)))];
}
