import type { Event } from '../idea/event.ts';
import { small } from '../wording.ts';

/** Whether a film has two halves in one frame. */
export const isSplitScreen = (subject: string): boolean => /\bsplit[- ]?screen\b/i.test(subject);

/** Both halves of one frame at once. */
export function sideBySide(first: Event, second: Event | undefined): readonly Event[] {
  const [, one = first.text, two = second?.text ?? ''] = second ? [] : (BOTH.exec(first.text) ?? []);
  if (two === '') return [first];
  return [{ ...first, text: `On the left, ${small(one)}; on the right, ${small(two)}`, size: 'full' }];
}

const BOTH = /^(.+?),?\s(?:and|vs\.?|versus)\s(.+)$/iu;
