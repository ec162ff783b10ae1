import { type Event, seen } from '../idea/event.ts';
import { capital, headOf } from '../wording.ts';

/* What turns into something else. It is seen before, as it turns, and then only as what it has become. */

const TURNS_INTO =
  /^(.+?)\s(?:(?:slowly|suddenly|gradually|then)\s)?(?:transform(?:s|ing)?|turn(?:s|ing)?|morph(?:s|ing)?|chang(?:es|ing|e)|melt(?:s|ing)?|dissolv(?:es|ing|e))\sinto\s(.+?)(?:,?\s(?:as|while)\s(.+))?$/iu;
const ITSELF =
  /^(.+?)\s\p{L}+(?:s|ing)\s(?:itself|himself|herself|themselves)\sinto\s(an?\s.+?)(?:,?\s(?:as|while)\s(.+))?$/iu;
const BECOMES =
  /^(.+?)\s(?:(?:slowly|suddenly|gradually|then)\s)?becom(?:es|ing|e)\s((?:an?|the)\s.+?)(?:,?\s(?:as|while)\s(.+))?$/iu;

const changeIn = (text: string): RegExpExecArray | null =>
  TURNS_INTO.exec(text) ?? ITSELF.exec(text) ?? BECOMES.exec(text);

/** Who goes on after a change: the thing that it has become. */
export function goesOnAs(event: Event, next: Event): Event {
  const into = changeIn(event.text)?.[2] ?? '';
  if (into === '' || next.doing === '' || next.doer.toLowerCase() !== event.doer.toLowerCase()) return next;
  const doer = `the ${into.replace(/^(?:an?|the)\s/i, '')}`;
  return { ...next, doer, text: capital(`${doer} ${next.doing}`) };
}

/** Whether a text tells of a change into something else. */
export const tellsChange = (text: string): boolean => changeIn(text) !== null;

/** What is left of a change: the new thing, as whoever is with it has it. */
function leftOf(subject: string, into: string, beside: string): Event {
  const called = into.replace(/^an?\s/i, '').replace(/\bone$/i, headOf(subject));
  const it = /^(?:the|his|her|its|their|my|our|two|three)\s/i.test(called) ? called : `the ${called}`;
  const [, who = '', rest = ''] = /^(.+?\s)it(\s.*|$)/iu.exec(beside) ?? [];
  return who === ''
    ? { ...seen(capital(`${it}, close`)), part: 'near', size: 'close' }
    : { ...seen(capital(`${who}${it}${rest}`)), size: 'full' };
}

/** The moments of a change; none where a moment is no change. @param isFirst whether nothing is told before it */
export function turnedInto(event: Event, isFirst: boolean): readonly Event[] {
  const [, subject = '', into = '', beside = ''] = changeIn(event.text) ?? [];
  if (subject === '' || into === '' || /["“”]/.test(event.text)) return [];
  const before: readonly Event[] = isFirst ? [{ ...seen(capital(subject)), size: 'close' }] : [];
  return [...before, { ...event, size: event.size ?? 'medium' }, leftOf(subject, into, beside)];
}
