import { headOf } from '../wording.ts';
import { isBeingNoun } from './verbs.ts';

/* Lines at the beginning of an idea are said by those who are named after them, each in its turn. */

/** What a moment has, as far as its speaker goes. */
interface Moment {
  readonly text: string;
  readonly doer: string;
  readonly doing: string;
  readonly line?: string;
}

const ONLY_LINE = /^“([^”]*)”[.!?]?$/u;
const LED_BY_LINE = /^(“[^”]*”)[,.]?\s(\S.*)$/u;
/** Two who speak by turns. */
const TWO = /\b(?:couple|pair|both|two|twins|duo|friends|neighbou?rs|sisters|brothers|strangers)\b|\sand\s/iu;

const said = (line: string): string => (/\?$/.test(line) ? 'asks' : 'says');
const bare = (quoted: string): string => quoted.replace(/^“|”[.!?]?$/gu, '');

/** Two lines, each of them with one of the two who are there. */
function byTurns<T extends Moment>(named: T, text: string, lines: readonly string[]): readonly T[] {
  return lines.map((line, nth): T => {
    const who = nth === 0 ? `${text}, one of them` : nth % 2 === 1 ? 'The other' : 'The first';
    const verb = nth === 0 || /\?$/.test(line) ? said(line) : 'answers';
    return { ...named, doer: '', doing: '', text: `${who} ${verb} “${line}”`, line };
  });
}

/** The lines that a text begins with, and the text without them. */
function ledBy(text: string): readonly [lines: readonly string[], rest: string] {
  const [, quoted = '', rest = ''] = LED_BY_LINE.exec(text) ?? [];
  if (quoted === '') return [[], `${text.charAt(0).toUpperCase()}${text.slice(1)}`];
  const [more, last] = ledBy(rest);
  return [[bare(quoted), ...more], last];
}

/** Whether somebody is there who can say it: a sign says nothing. */
const canSpeak = ({ doer }: Moment, text: string): boolean =>
  isBeingNoun(headOf(doer || text.replace(/,.*$/, ''))) || TWO.test(text);

/** Those who do a deed and where, without the deed: 'Couple in the parking lot'. */
function placedIn({ text, doing }: Moment): string {
  const who = text.slice(0, Math.max(text.indexOf(doing), 0)).trim();
  const where =
    /\s((?:in|on|at|under|beside|outside)\s(?:an?|the|their|his|her)\s[^,]+)$/iu.exec(doing)?.[1] ?? '';
  return who === '' ? '' : [who, where].filter(Boolean).join(' ');
}

/** The moments of an idea, its first lines with whoever is named after them. */
export function withSpeakers<T extends Moment>(events: readonly T[]): readonly T[] {
  const at = events.findIndex(({ text }) => !ONLY_LINE.test(text));
  const named = events[at];
  const [first, ...lines] = events.slice(0, Math.max(at, 0));
  if (!named) return events;
  const [led, called] = ledBy(named.text);
  const spoken = [...events.slice(0, Math.max(at, 0)).map(({ text }) => bare(text)), ...led];
  const [line = ''] = spoken;
  // 'Doctor and nurse': the nurse is somebody, and no deed.
  const isNamed = named.doing === '' || isBeingNoun(named.doing.split(' ')[0] ?? '');
  if (spoken.length > 1 && isNamed && TWO.test(called))
    return [...byTurns(named, called, spoken), ...events.slice(at + 1)];
  const talk = spoken.length > 1 && !isNamed && TWO.test(named.doer || called) ? placedIn(named) : '';
  if (talk !== '') return [...byTurns(named, talk, spoken), ...events.slice(at)];
  if (spoken.length === 1 && led.length === 1 && canSpeak(named, called))
    return [{ ...named, text: `${called}: “${line}”`, line }, ...events.slice(at + 1)];
  // Whoever they are, they speak where they are: the scene first, then each line.
  if (spoken.length > 0 && !canSpeak(named, called) && called !== '')
    return [
      { ...named, text: called },
      ...spoken.map((each): T => ({ ...named, doer: '', doing: '', text: `“${each}”`, line: each })),
      ...events.slice(at + 1),
    ];
  if (!first) return events;
  return [
    { ...named, text: `${named.text}: ${first.text}`, ...(first.line && { line: first.line }) },
    ...lines,
    ...events.slice(at + 1),
  ];
}
