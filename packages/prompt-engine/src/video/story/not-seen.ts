import { type Event, seen } from '../idea/event.ts';
import { capital, small } from '../wording.ts';

/*
 * What is told as a thing that does not happen, which no camera shows, as what is there instead: whoever nobody films
 * looks round for a camera, whoever has not left is still there, whoever has no change shows two empty hands.
 */

const NOBODY =
  /^(?:and\s|but\s)?(?:nobody|no one|no-one|none of them)\s(?:(?:was|is|were|are|had|has|even|actually|ever)\s)*(?:there\sto\s)?(film|record|watch|s[ae]w|sees?|see|clap|cheer|applaud|ther|around)\p{L}*\b/iu;
const FILMS = /^(?:film|record)/i;
const NOT_GONE =
  /^(.+?)\s(?:has(?: not|n['’]?t)|have(?: not|n['’]?t)|does(?: not|n['’]?t)|do(?: not|n['’]?t)|wo(?:n['’]?t)|will not|refuses? to)\s(?:yet\s|ever\s)?(?:left|leave|gone(?: home)?|go(?: home)?|moved|move|budge)\b(?:\syet)?$/iu;
const EMPTY_HANDED =
  /^(.+?)\s(?:does(?: not|n['’]?t)|do(?: not|n['’]?t)|did(?: not|n['’]?t)|has no|have no)\s?(?:even\s)?(?:have\s)?(?:(?:any|enough|the|an?|his|her|their)\s)?(?:change|cash|money|coins?|tickets?|card|wallet|keys?|password|invitation|passport|tip)$/iu;
const REACTION =
  /^((?:the|his|her|their|my|our|an?)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+['’]s?)\s(?:final\s)?reaction$/iu;

const isMany = (who: string): boolean => /^(?:two|three|they|people|all)\b|[^su]s$/i.test(who);

/** An event whose doer is told to do something else than the words say. */
const doing = (event: Event, who: string, deed: string, base: string): Event => ({
  ...event,
  text: capital(`${who} ${deed}`),
  doer: small(who),
  doing: deed,
  base,
});

/** A moment in which nothing is done, as what is seen of it; any other as it is. */
export function asNotDone(event: Event, nth: number, all: readonly Event[]): Event {
  if (event.line !== undefined) return event;
  const before = all.slice(0, nth).findLast(({ doer }) => doer !== '');
  const verb = NOBODY.exec(event.text)?.[1] ?? '';
  if (verb !== '' && before) {
    const looks = before.isPlural ? 'look' : 'looks';
    const at = FILMS.test(verb) ? 'for a camera, and there is none' : 'and nobody looks back';
    return { ...doing(event, before.doer, `${looks} round ${at}`, 'look'), isPlural: before.isPlural };
  }
  const stays = NOT_GONE.exec(event.text)?.[1] ?? '';
  if (stays !== '') return doing(event, stays, `${isMany(stays) ? 'are' : 'is'} still there`, 'stay');
  const poor = EMPTY_HANDED.exec(event.text)?.[1] ?? '';
  if (poor !== '') return doing(event, poor, `${isMany(poor) ? 'show' : 'shows'} two empty hands`, 'show');
  const whose = nth > 0 ? (REACTION.exec(event.text)?.[1] ?? '') : '';
  return whose === '' ? event : { ...seen(capital(`${whose} face at the sight of it`)), size: 'close' };
}
