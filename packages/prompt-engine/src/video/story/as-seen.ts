import { type Event, seen } from '../idea/event.ts';
import { capital, small } from '../wording.ts';

/* Moments that are told in words which no camera shows, as what is seen of them. */

const ABSENT =
  /\b(?:never|does not|doesn['’]t|do not|don['’]t)\s(?:comes?|arrives?|shows? up|turns? up|returns?|appears?|calls?)\b/iu;
const IT_IS =
  /^(?:it|that|this)(?:['’]s|\sis)\s(?:actually\s|really\s|just\s|only\s)?((?:an?|the|his|her|their|my|our)\s(?!one\b|only\b|same\b|time\b|day\b|first\b|last\b|end\b)[\p{L}’' -]{3,60})$/iu;

const PROVES =
  /^(.+?)\s(?:turns?\sout\sto\sbe|(?:is|are)\srevealed\s(?:to be|as)|proves?\sto\sbe|(?:is|are)\s(?:actually|really|secretly|in fact)(?=\s(?:an?|the|his|her|their|full|made)\s))\s(?:just\s|only\s|actually\s)?(.{3,80})$/iu;

const FOUND_AS =
  /^.+?\s(?:finds?|discovers?)\s((?:the|his|her|their|its|my|our)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+)\s((?:full of|filled with|covered in|covered with|packed with|empty|asleep|gone|locked|frozen|broken|alive|dead)(?:\s.*)?)$/iu;

/** What is neck deep has whoever stepped into it in it. */
const DEEP = /^(?:just\s|only\s)?(neck|chin|waist|chest|shoulder|hip|knee|ankle)s?[- ]deep$/iu;

/** What something turns out to be, in view; empty where nothing does. @param who whoever finds it out */
function provedToBe(text: string, who: string): string {
  const [, what = '', is = ''] = PROVES.exec(text) ?? FOUND_AS.exec(text) ?? [];
  if (is === '' || /^(?:he|she|they|i|we|you)$/i.test(what)) return '';
  const deep = DEEP.exec(is)?.[1] ?? '';
  if (deep !== '' && who !== '' && !/^it$/i.test(what))
    return capital(`${who} in ${small(what)}, up to the ${deep}`);
  const isThing = /^(?:an?|the|his|her|their|its|my|our|two|three)\s/i.test(is);
  const shown = isThing ? is : /^it$/i.test(what) ? '' : `${what}, ${is}`;
  const looks = who === '' || what.toLowerCase().includes(who.toLowerCase()) ? '' : `, ${who} staring at it`;
  return shown === '' ? '' : capital(`${shown}${looks}`);
}

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

const HEARD = /\b(?:noise|noises|sound|sounds|voice|knocking|scratching|howl|footsteps|whisper)\b/i;

/** A moment that is told only for what something turns out to be: first what it seemed, then what it is. */
export function provedAlone({ text, doing }: Event): readonly Event[] {
  const [, what = ''] = doing === '' ? [] : (PROVES.exec(text) ?? []);
  const proved = what === '' || !/\sto be\s/i.test(text) ? '' : provedToBe(text, '');
  if (proved === '') return [];
  const seems = HEARD.test(what) ? `${what}, heard and not yet seen` : what;
  return [
    { ...seen(capital(seems)), size: 'full' },
    { ...seen(`${proved}, whole in the frame`), size: 'full' },
  ];
}

/** A moment in which something turns out to be what it is, as that in view of whoever came to it. */
export function asProved(event: Event, nth: number, all: readonly Event[]): Event {
  const proved = nth > 0 ? provedToBe(event.text, all[nth - 1]?.doer ?? '') : '';
  return proved === '' ? event : { ...event, text: proved, doer: '', doing: '', size: 'full' };
}
