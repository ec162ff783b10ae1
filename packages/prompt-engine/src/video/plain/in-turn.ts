import { isToldWhole, openingOf } from './acts.ts';
import type { Told } from './as-told.ts';

/* How the moments of an idea go together: one after the other, as images in a row, or at the same time. */

/** Images in a row, in which nobody does anything after another. */
export const areImages = ({ moments }: Told): boolean =>
  moments.every(
    ({ text, isItem = false, lines }) =>
      lines.length === 0 && (isItem || (openingOf(text) === 'words' && !isToldWhole(text))),
  );
/** What one does while others are doing something elsewhere: 'dad fights the tent, kids in the car eating crisps'. */
export const areAtOnce = ({ moments }: Told): boolean => {
  const [one, other, further] = moments;
  return (
    one !== undefined &&
    other !== undefined &&
    further === undefined &&
    other.lines.length === 0 &&
    isToldWhole(one.text) &&
    isDoing(other.text)
  );
};

/** 'Kids in the car eating crisps': somebody who is doing something, and no finite verb before it. */
const isDoing = (text: string): boolean => {
  const [before = ''] = /^(?:[\p{L}’'-]+\s){1,6}?(?=\p{L}{2,}ing\s)/u.exec(text) ?? [];
  return (
    before !== '' && !isToldWhole(before.trim()) && !/\b(?:is|are|was|were|keeps?|starts?)\s$/u.test(before)
  );
};
