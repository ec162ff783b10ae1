import type { Moment } from '../plain/as-told.ts';
import { capital } from '../wording.ts';
import { FACTS, SINCE } from './fact-forms.ts';

/* Facts of an idea are read over the pictures of its film, and are none themselves. */

/** What a fact begins with and nobody reads: 'we are', 'it is'. */
const UNREAD =
  /^(?:(?:and|but|also|now|so)\s)*(?:(?:we|i|they|it|our \p{L}+(?:\s\p{L}+)?)(?:\s(?:are|is|have|has|will be)|['’](?:re|s|ve))\s(?:also\s|now\s|just\s|already\s)*(?!called|named)|our\s(?=first|second|new))/iu;

/** Whether a part of an idea is no event and no picture. */
export const isFact = (text: string): boolean => {
  const bare = text.replace(SHOWN_TOO, '').replace(/[\s.!]+$/u, '');
  return FACTS.some((form) => form.test(bare));
};

/** A fact as it stands on a screen. */
const asRead = (text: string): string =>
  capital(
    text
      .replace(SHOWN_TOO, '')
      .replace(/[\s.!,]+$/u, '')
      .replace(UNREAD, ''),
  );

/** 'Show both', 'show that we love animals': what is wished for and shown by the film. */
export const SHOWN_TOO =
  /,?\s(?:and\s|please\s)*(?:show(?:s|ing)?\s)?(?:(?<=show\s|shows\s|showing\s)(?:both|all of it|it|them|us|how|what|why|that)|that we)(?:\s.*)?$/iu;

const FEW_WORDS = 3;
/** Pieces that stood beside facts: each of some words is a picture by itself. */
function apart(pieces: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last === undefined || piece.split(' ').length >= FEW_WORDS) all.push(capital(piece));
    else all[all.length - 1] = `${last}, ${piece}`;
  }
  return all;
}

/** The moments of an idea, and the facts that stood among them. */
export interface FactsApart {
  readonly moments: readonly Moment[];
  readonly facts: readonly string[];
}

/** Takes the facts of an idea from what happens in it. */
export function factsApart(told: readonly Moment[]): FactsApart {
  const facts: string[] = [];
  const moments = told.flatMap((moment): readonly Moment[] => {
    const { text, lines, isShot, size } = moment;
    if (lines.length > 0 || isShot || size !== '') return [moment];
    // 'The salon in Leeds, book online': each piece by itself.
    const pieces = text.split(', ');
    const own = pieces.filter((piece) => !isFact(piece));
    if (own.length < pieces.length) {
      facts.push(...pieces.filter(isFact).map(asRead));
      return apart(own).map((piece) => ({ ...moment, text: piece }));
    }
    const since = SINCE.exec(text)?.[1] ?? '';
    if (since === '') return [moment];
    facts.push(asRead(since));
    return [{ ...moment, text: text.replace(SINCE, '') }];
  });
  return { moments, facts };
}
