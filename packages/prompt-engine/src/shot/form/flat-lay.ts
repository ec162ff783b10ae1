import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Decision } from '../shot.ts';

/*
 * Things that are laid out and seen from straight above, around the room that is kept for words.
 */

const ROOM = sifted(
  /,? ?(?:with |leave |leaving |around |keep |and )*(?:an? |the |some )?(?:(?:empty|blank|free|clear|open|negative|copy|lots of) )*(?:middle|centre|center|space|room|area|top|bottom|left|right)(?: (?:third|half|side))?(?: (?:is |left )?(?:empty|blank|free|clear|open))?(?: (?:in|at|on|for|to) [^,]*)?(?=,|$)/iu,
);
const EMPTY = /\b(?:empty|blank|free|clear|open|space|room)\b/i;
const WHERE = /\b(?:middle|centre|center|top|bottom|left|right)\b/i;

/** What is laid out, without the room that is kept beside it. */
export const withoutRoom = (content: string): string => {
  const bare = content
    .replace(ROOM, (room) => (EMPTY.test(room) ? '' : room))
    .replace(/ (?:banner|header|photo|picture|image|post)(?=$|,)/iu, '')
    .trim();
  return /^(?:an?|the|my|our|his|her|their|some|two|three|four|five|six|\d+)\b/i.test(bare)
    ? bare
    : `the ${bare}`;
};

const LAID = /\bon (?!(?:the |its )?(?:left|right|top|bottom|side)\b)(?:an? |the )?[\p{L}-]+/iu;

/** The layout around the room that the words keep; the sheet's own where they keep none. */
export function aroundRoom(given: readonly Decision[], { subject }: Scene): readonly Decision[] {
  // What the words lay it on is the surface.
  const decisions = LAID.test(subject)
    ? given.map((each) => ({
        ...each,
        text: each.text.replace(/ on one plain pale surface| of a bare surface| across the surface/, ''),
      }))
    : given;
  const room = ROOM.exec(subject)?.[0] ?? '';
  if (!EMPTY.test(room)) return decisions;
  const at = WHERE.exec(room)?.[0].toLowerCase() ?? 'middle';
  const where = /middle|cent/.test(at)
    ? 'in the middle'
    : /top|bottom/.test(at)
      ? `at the ${at}`
      : `on the ${at}`;
  return decisions.map((each) =>
    each.element === 'composition'
      ? {
          ...each,
          text: `A wide space ${where} kept bare, the pieces ${where === 'in the middle' ? 'in a ring around it' : 'filling the rest'}`,
        }
      : each,
  );
}
