import { HANDS } from './instruction.ts';
import { storyIn } from './story.ts';
import { capital } from './wording.ts';

/* What all readings of topics share. */

/** A row's words as they are looked for. */
export const wordy = (words = ''): RegExp => new RegExp(words, 'iu');

/** The slots of a row filled. @param slots by name; a capital one begins a sentence */
export const filledRow = (beats: readonly string[], slots: Readonly<Record<string, string>>): string[] =>
  beats.map((beat) =>
    capital(
      beat.replaceAll(/\{(\p{L}+)\}/gu, (_, slot: string) => {
        const value = slots[slot.toLowerCase()] ?? '';
        return slot === slot.toLowerCase() ? value : capital(value);
      }),
    ),
  );

/** Whether somebody or something is said to do anything. */
export const tellsStory = (text: string): boolean => storyIn(text).events.some(({ doing }) => doing !== '');

/** Whether a text says who does what, so that its words tell the film: 'a girl walks', no 'texting and driving'. */
export const tellsOfSomebody = (text: string): boolean =>
  storyIn(text).events.some(
    ({ doing, subject }) =>
      doing !== '' &&
      subject !== HANDS &&
      /^(?:an?|the|one|two|three|many|my|our|his|her|everyone|people|kids|children|\p{Lu}\p{Ll}+)(?:\s|$)/u.test(
        subject,
      ),
  );

/* Where it is, as a name: 'in Bristol'. */
const IN_PLACE = /\s((?:in|at|near|on)\s(?:the\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:of\s)?\p{Lu}[\p{L}’'-]*)*)/u;

/** The named place of a text with its preposition, and the text without it. */
export function withoutPlace(text: string): readonly [rest: string, place: string] {
  const place = IN_PLACE.exec(text)?.[1] ?? '';
  return place ? [text.replace(` ${place}`, ''), ` ${place}`] : [text, ''];
}
