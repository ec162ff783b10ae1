import type { Event } from '../event.ts';
import { capital, small } from '../wording.ts';

/* Moments that are told in words which no camera shows, as what is seen of them. */

const ABSENT =
  /\b(?:never|does not|doesn['’]t|do not|don['’]t)\s(?:comes?|arrives?|shows? up|turns? up|returns?|appears?|calls?)\b/iu;
const IT_IS =
  /^(?:it|that|this)(?:['’]s|\sis)\s(?:actually\s|really\s|just\s|only\s)?((?:an?|the|his|her|their|my|our)\s(?!one\b|only\b|same\b|time\b|day\b|first\b|last\b|end\b)[\p{L}’' -]{3,60})$/iu;

/** Whoever never comes is seen by those who wait alone, and what it is by itself. */
export function asSeen(event: Event, nth: number, all: readonly Event[]): Event {
  const before = all[nth - 1];
  const waits = before?.doer ?? '';
  if (
    waits !== '' &&
    ABSENT.test(event.text) &&
    !/^it$/i.test(event.doer) &&
    event.doer.toLowerCase() !== waits.toLowerCase()
  )
    return { ...event, text: `${capital(waits)}, still alone: ${small(event.text)}` };
  const [, what = ''] = IT_IS.exec(event.text) ?? [];
  return nth > 0 && what !== '' ? { ...event, text: capital(what), doer: '', doing: '' } : event;
}
