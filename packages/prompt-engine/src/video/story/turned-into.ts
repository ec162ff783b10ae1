import { type Event, seen } from '../event.ts';
import { capital, headOf } from '../wording.ts';

/* What turns into something else. It is seen before, as it turns, and then only as what it has become. */

const TURNS_INTO =
  /^(.+?)\s(?:(?:slowly|suddenly|gradually|then)\s)?(?:transform(?:s|ing)?|turn(?:s|ing)?|morph(?:s|ing)?|chang(?:es|ing|e)|melt(?:s|ing)?|dissolv(?:es|ing|e))\sinto\s(.+?)(?:,?\s(?:as|while)\s(.+))?$/iu;
const BECOMES =
  /^(.+?)\s(?:(?:slowly|suddenly|gradually|then)\s)?becom(?:es|ing|e)\s((?:an?|the)\s.+?)(?:,?\s(?:as|while)\s(.+))?$/iu;

/** What is left of a change: the new thing, as whoever is with it has it. */
function leftOf(subject: string, into: string, beside: string): Event {
  const called = into.replace(/^an?\s/i, '').replace(/\bone$/i, headOf(subject));
  const it = /^(?:the|his|her|its|their|my|our|two|three)\s/i.test(called) ? called : `the ${called}`;
  const [, who = '', rest = ''] = /^(.+?\s)it(\s.*|$)/iu.exec(beside) ?? [];
  return who === ''
    ? { ...seen(capital(`${it}, all of it in view`)), part: 'end', size: 'full' }
    : { ...seen(capital(`${who}${it}${rest}`)), size: 'full' };
}

/** The moments of a change; none where a moment is no change. @param isFirst whether nothing is told before it */
export function turnedInto(event: Event, isFirst: boolean): readonly Event[] {
  const [, subject = '', into = '', beside = ''] =
    TURNS_INTO.exec(event.text) ?? BECOMES.exec(event.text) ?? [];
  if (subject === '' || into === '' || /["“”]/.test(event.text)) return [];
  const before: readonly Event[] = isFirst ? [{ ...seen(capital(subject)), size: 'close' }] : [];
  return [...before, { ...event, size: event.size ?? 'medium' }, leftOf(subject, into, beside)];
}
