import { HANDS } from './instruction.ts';
import { storyIn } from './story.ts';
import { capital } from './wording.ts';

/* What all readings of topics share. */

/** What sort of film an idea asks for where it names a topic. */
export type Form =
  | 'advert'
  | 'appeal'
  | 'travel'
  | 'tribute'
  | 'history'
  | 'ways'
  | 'moment'
  | 'view'
  | 'day'
  | 'story';

/** What an idea is of where it names a topic and tells no story. */
export interface Topic {
  readonly form: Form;
  /** How titles call it: 'our yoga studio'; empty where the story says it. */
  readonly name: string;
  /** Whole sentences, each filmable, in their order; empty where `told` tells what happens. */
  readonly beats: readonly string[];
  /** The words that tell what happens. */
  readonly told: string;
}

/** What no hand can hold, though it is sold: firms and services. */
export const NO_THING =
  /\b(?:company|service|business|studio|school|shop|store|agency|firm|club|team|app|software|website|course|class|insurance|campaign|event|festival|workshop|brand|salon|restaurant|caf[eé]|bakery|pizzeria|diner|bistro|pub|hotel|hostel|market|farm|garage|clinic|centre|center|start-?up|platform|game|tour|nursery|library|museum|gym|bank)$/i;

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
