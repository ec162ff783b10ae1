/*
 * Lines that somebody says, in a text that has them in its Dialogue or in the idea itself: there they stand once, and the
 * deed is only that somebody speaks.
 */

const QUOTE = '["“«]([^"“”«»\\n]{1,200})["”»]';
const SAID = new RegExp(
  `\\b(says?|asks?|answers?|replies|reply|whispers?|shouts?|yells?|screams?|mutters?|murmurs?|sings?|calls?|announces?|tells?(?:\\s\\p{L}+){0,3})(?:\\s(?:only|just|softly|quietly|simply|out))?[,:]?\\s*${QUOTE}`,
  'giu',
);
const LED = new RegExp(`[,:]?\\s*${QUOTE}[.,]?`, 'giu');
/** Verbs that are no deed without what is said. */
const SPEAKS = /^(?:say|tell|call|announce)(s)?\b/i;

const bare = (line: string): string => line.trim().replace(/[,.]$/, '');

function asDeed(verb: string): string {
  const said = SPEAKS.exec(verb);
  return said ? `speak${said[1] ?? ''}` : verb;
}

/** A text without the lines of a script, which are said once and elsewhere. @param lines the lines, as they are spoken */
export function withoutLines(text: string, lines: readonly string[]): string {
  const known = new Set(lines.map(bare));
  return text
    .replace(SAID, (all: string, verb: string, line: string) => (known.has(bare(line)) ? asDeed(verb) : all))
    .replace(LED, (all: string, line: string) => (known.has(bare(line)) ? '' : all))
    .replace(/\s+([,.;])/g, '$1')
    .trim();
}

const ONLY_LINE = /^“([^”]*)”[.!?]?$/u;
const TWO = /\b(?:two|both|couple|pair|twins|duo|friends|brothers|sisters|strangers)\b|\sand\s/iu;

/** What a moment has, as far as whoever speaks in it goes. */
interface Moment {
  readonly text: string;
  readonly doer: string;
}

/**
 * Lines that stand alone, said by those who are there: by turns where they are two, else by the one who acted last. Where
 * it is not sure who speaks, a voice does.
 */
export function saidByThose<T extends Moment>(events: readonly T[]): readonly T[] {
  let nth = 0;
  return events.map((event, i): T => {
    if (!ONLY_LINE.test(event.text)) return event;
    const doers = [...new Set(events.slice(0, i).flatMap(({ doer }) => (doer === '' ? [] : [doer])))];
    const isTwo = doers.length > 1 || TWO.test(doers[0] ?? '');
    const asks = /\?”$/.test(event.text);
    const turn = nth++;
    // Where nobody is named, two voices speak by turns.
    if (doers.length === 0)
      return {
        ...event,
        text: `${turn % 2 === 0 ? 'One voice' : 'Another voice'} ${asks ? 'asks' : 'says'} ${event.text}`,
      };
    if (!isTwo)
      return {
        ...event,
        text: `The ${doers[0]?.replace(/^the\s/i, '') ?? ''} ${asks ? 'asks' : 'says'} ${event.text}`,
      };
    const who = turn === 0 ? 'One of them' : turn % 2 === 1 ? 'The other' : 'The first';
    return {
      ...event,
      text: `${who} ${turn === 0 ? (asks ? 'asks' : 'says') : asks ? 'asks' : 'answers'} ${event.text}`,
    };
  });
}
