import { small } from '../wording.ts';
import type { Event } from './event.ts';

/** Joins neighbours until there are no more than a film can part; nothing is left out. */
export function joinedTo(events: readonly Event[], most: number): readonly Event[] {
  const list = [...events];
  while (list.length > most) {
    const sizes = list.slice(1).map(({ text }, i) => text.length + (list[i]?.text.length ?? 0));
    const at = sizes.indexOf(Math.min(...sizes));
    const [one, two] = [list[at], list[at + 1]];
    if (!one || !two) break;
    const line = one.line ?? two.line;
    list.splice(at, 2, { ...one, text: `${one.text}; ${small(two.text)}`, ...(line && { line }) });
  }
  return list;
}
