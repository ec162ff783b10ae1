import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import type { Event } from '../idea/event.ts';
import { isBeingNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { agreeing, capital, headOf, small, wordsPattern } from '../wording.ts';

/*
 * Verbs that no camera sees, each in its visible form, by rows: whoever realises stops and looks again; whoever cannot
 * keep up falls behind. What is realised stays in the words, since the film shows it.
 * verbs, or the words that a deed begins with | what follows them, or - | what is seen of whoever does it
 * Slots: {rest} what follows; {other} whoever acted before, and a row with it needs one.
 */
const ROWS = `
realise, realize, understand | that, it, it's, he, she, they, the, his, her, their, this, there, a, an | stop[s] short and look[s] again: {rest}
realise, realize | - | stop[s] short and look[s] again
can't keep up, cannot keep up, can not keep up, doesn't keep up, does not keep up, struggles to keep up | - | fall[s] further and further behind, eyes going over to {other}
can't keep up, cannot keep up, can not keep up, doesn't keep up, does not keep up, struggles to keep up | - | fall[s] further and further behind
forget | his vows, her vows, their vows, his lines, her lines, his line, her line, his speech, her speech, the words, the lyrics, his words, her words, the text | stop[s] in the middle, mouth open, and no word comes
remember, recall | - | stop[s], eyes going off into the distance: {rest}
can't believe, cannot believe, can not believe | - | stare[s], one hand coming up to the mouth
hesitate | - | stop[s] with one hand in the air
has won, have won, has just won | - | throw[s] both arms up
`;

const INWARD = rowsOf(ROWS, 3).map(([verbs, rest, seen]) => ({
  verbs: listOf(verbs),
  rest: wordsPattern(listOf(rest)),
  seen: textOf(seen),
}));

const OF_THING = /^(?:that\s)?(?:an?|the|his|her|their|its|my)\s/i;

/** What follows a verb or an opening of several words; undefined where a deed has neither. */
function restAfter({ doing, base }: Event, verb: string): string | undefined {
  const said = doing.replaceAll('’', "'");
  if (said.toLowerCase().startsWith(`${verb} `) || said.toLowerCase() === verb)
    return said.slice(verb.length).trim();
  if (verb !== base) return undefined;
  return said.split(' ').slice(verb.split(' ').length).join(' ');
}

/** 'Has lost the king to floating away': it floats away. */
const LOST_TO =
  /^(?:has|have|loses?|lost)\s(?:lost\s)?((?:the|his|her|their|its|one)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\sto\s(\p{L}+ing)\b(.*)$/iu;

/** What is lost, as it goes, and whoever looks after it. */
function asLost(event: Event): Event | undefined {
  const [, what = '', ing = '', rest = ''] = LOST_TO.exec(event.doing) ?? [];
  const verb = ing === '' ? undefined : verbAt(wordsOf(ing), 0);
  if (verb?.form !== 'ing') return undefined;
  const who = event.doer || small(event.text.slice(0, event.text.length - event.doing.length).trim());
  const doing = `${verb.verb.s}${rest}, ${who} looking after it`;
  return {
    ...event,
    text: capital(`${what} ${doing}`),
    doer: what,
    doing,
    base: verb.verb.base,
    isPlural: false,
  };
}

/** A moment of the mind as what is seen of it; any other as it is. */
export function asOutward(event: Event, nth: number, all: readonly Event[]): Event {
  const { doer, doing, line, isPlural } = event;
  if (doing === '' || line !== undefined) return event;
  const lost = asLost(event);
  if (lost) return lost;
  if (doer === '') return event;
  const before = all.slice(0, nth).findLast((one) => one.doer !== '' && one.doer !== doer)?.doer ?? '';
  const other = isBeingNoun(headOf(before)) ? before : '';
  for (const { verbs, rest: follows, seen } of INWARD) {
    const rest = verbs.map((verb) => restAfter(event, verb)).find((each) => each !== undefined);
    if (rest === undefined || (follows && !new RegExp(`^${follows.source}`, 'iu').test(rest))) continue;
    // What one moment alone finds out is told by what that turns out to be.
    if (all.length === 1 && OF_THING.test(rest)) continue;
    if ((seen.includes('{other}') && other === '') || (seen.includes('{rest}') && rest === '')) continue;
    const shown = agreeing(
      seen.replace('{rest}', rest.replace(/^that\s/i, '')).replace('{other}', other),
      isPlural,
    );
    return { ...event, text: capital(`${doer} ${shown}`), doing: shown, base: 'stop' };
  }
  return event;
}
