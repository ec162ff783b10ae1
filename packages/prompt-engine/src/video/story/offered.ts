import { mainOf } from '../../read/scene.ts';
import { THINGS } from '../genre/genre-words.ts';
import { type Event, seen } from '../idea/event.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { BUSINESS } from '../options/offer-words.ts';
import { capital, headOf, small, withThe } from '../wording.ts';

/*
 * An advertisement by what is seen of the thing itself: what lies on it from very near, what drifts past it, and last
 * whatever the idea says comes at the end.
 */

const ON_IT =
  /^(?:(?:cold|fresh|fine|tiny|thick|some|with)\s)*(?:condensation|dew|frost|droplets?|water drops|drops|beads of water|dust|steam|bubbles|scratches|grain|foam|crumbs)$/iu;
const PAST_IT =
  /^((?:falling|floating|drifting|flying|swirling)\s)?((?:[\p{L}-]+\s)?(?:petals|sand|feathers|smoke|water|ink|powder|leaves|sparks|confetti|snow|silk|flour|mist|ice cubes|splashes))$/iu;
const CALLED = /^(?:an?\s|the\s)?(?:([\p{L}-]+)\s)?(?:called|named)\s(\S.*)$/iu;
const AT_END = /,?\s(?:right\s)?(?:at|in) the (?:very )?end(?: of it)?$/iu;
const OF_CAN = /^(The can)\s(\p{L}+s)(?=\s|$)/u;

/** One event of an advertisement as it is seen. */
function offeredAs(event: Event, product: string): Event {
  const thing = withThe(product);
  const text = event.text.replace(AT_END, '');
  if (event.doing === '' && ON_IT.test(text)) return { ...seen(`${text} on ${thing}`), size: 'detail' };
  const [, , what = ''] = event.doing === '' ? (PAST_IT.exec(text) ?? []) : [];
  if (what !== '') return { ...seen(capital(`${what} falling past ${thing}`)), size: 'medium' };
  const [, kind = '', name = ''] = event.doing === '' ? (CALLED.exec(text) ?? []) : [];
  if (name !== '')
    return { ...seen(`The ${kind.toLowerCase() || headOf(product)}, “${name}” on it`), size: 'close' };
  if (event.doing === '' && /^(?:(?:our|the|a)\s)?(?:brand )?logo$/i.test(text))
    return { ...seen(capital(`${thing}, the logo in view`)), size: 'close' };
  // 'Melting', 'snaps in two': the thing itself does it.
  if (event.doing === '' && /^\p{L}+ing$/iu.test(text))
    return { ...seen(capital(`${thing}, ${small(text)}`)), size: 'close' };
  const [first] = wordsOf(text);
  if (event.doer === '' && first && verbAt([first], 0)?.form === 's' && !isNoun(first.text))
    return {
      ...event,
      text: capital(`${thing} ${small(text)}`),
      doer: thing,
      doing: small(text),
      size: 'close',
    };
  // A can is no verb.
  const [, can = '', deed = ''] = OF_CAN.exec(text) ?? [];
  if (can !== '' && event.doer === '')
    return {
      ...event,
      text,
      doer: 'the can',
      doing: text.slice(can.length + 1),
      base: deed.replace(/s$/, ''),
      size: 'close',
    };
  return { ...event, text, doing: event.doing.replace(AT_END, '') };
}

/** Whether an event is seen of the thing that is sold: on it, past it, its name. */
export const isOffered = ({ doing, size }: Event): boolean => doing === '' && size !== undefined;

/** Whether an idea says what comes at its end. */
export const hasEnd = (events: readonly Event[]): boolean => AT_END.test(events.at(-1)?.text ?? '');

/** 'A commuter puts them on': in the first event of an advertisement they are what is sold. */
export function withProductNamed(events: readonly Event[], product: string): readonly Event[] {
  const [first, ...more] = events;
  const IS_ON = /^(\S+)\s(?:them|it)(?=\s(?:on|in|up|out|open|into|to|over|down)\b|$)/iu;
  if (!first || !IS_ON.test(first.doing)) return events;
  const named = first.doing.replace(IS_ON, `$1 ${withThe(small(product))}`);
  return [{ ...first, text: first.text.replace(first.doing, named), doing: named }, ...more];
}

/** The events of an advertisement. */
export const offered = (events: readonly Event[], product: string): readonly Event[] =>
  events.map((event) => offeredAs(event, product));

const SOLD: ReadonlySet<string> = new Set([...THINGS, 'drink', 'vehicle', 'toy', 'jewellery', 'small-thing']);

/** What is sold, as its last image: a thing stands alone, after what happened around it; a firm is only named. */
export function shownAlone(product: string, events: readonly Event[]): string {
  const thing = withThe(product);
  const main = mainOf(sceneRead(product));
  const isThing = !BUSINESS.test(product) && main !== undefined && SOLD.has(main.kind);
  return isThing && events.some(({ doing }) => doing !== '') ? `${thing}, alone in the frame` : thing;
}
