import type { Event } from '../idea/event.ts';
import { isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { capital, small } from '../wording.ts';

/* The last guard of what is told: an image whose words are broken is not told, and no deed is without whoever does it. */

const DOUBLED = /\b(\p{L}+\s\p{L}+)\s\1\b|\b(the|an?|to|of|with|from|his|her|its|their|in|on|at)\s\2\b/iu;
const OPEN_END =
  /\b(?:the|an?|and|or|but|of|into|than|whose|their|my|our|its|as|because|who|which|ad but|commercial but)$/i;
const NOTHING_BEHIND =
  /\b(?:the|an?)\s(?:to|of|with|from|for|into|and|or|but|who|which)\s|\b(?:with|from|into|of)\s(?:to|of|with|from|into)\s(?:the|an?)\b/i;
const OWNED_BY = /^(?:hers|theirs|mine|ours|yours)\s/i;

/** Whether the words of an image are broken: doubled, open at their end, or with nothing behind an article. */
const isBroken = (text: string): boolean =>
  [DOUBLED, OPEN_END, NOTHING_BEHIND].some((words) => words.test(text.replace(/“[^”]*”/gu, '“”')));

/** What is told without its broken images; a deed of the idea is told in the idea's own words. */
export function toldWhole(told: readonly Event[], typed: readonly Event[]): readonly Event[] {
  const whole = told.flatMap((event): readonly Event[] => {
    if (!isBroken(event.text) && !OWNED_BY.test(event.text)) return [event];
    if (event.part !== undefined) return [];
    const own = typed.find(({ base, text }) => base !== '' && base === event.base && !isBroken(text));
    return [own ?? event];
  });
  return whole.length > 0 ? whole : told;
}

/** Who acts in a moment, as it was typed; empty where the words do not begin with it. */
const ledBy = ({ text, doing, doer }: Event): string => {
  const at = doing === '' ? -1 : text.indexOf(doing);
  const led = text.slice(0, Math.max(at, 0)).trim();
  return doer || (led.split(' ').length < 6 && !/[,:;]/.test(led) ? small(led) : '');
};

/** 'Looks back': whoever acted before. */
export function withSubjects(events: readonly Event[]): readonly Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const who = before === undefined ? '' : ledBy(before);
    const first = wordsOf(event.text)[0]?.text ?? '';
    const verb = verbAt(wordsOf(event.text), 0);
    const isBare =
      event.part === undefined &&
      event.doer === '' &&
      event.doing !== '' &&
      small(event.text) === small(event.doing) &&
      verb?.form === 's' &&
      (!isNoun(first) || /^(?:looks|walks|turns|stops|smiles|laughs|cries)$/.test(first));
    told.push(
      isBare && who !== '' && before
        ? { ...event, text: capital(`${who} ${small(event.text)}`), doer: who, doing: small(event.text) }
        : event,
    );
  }
  return told;
}
