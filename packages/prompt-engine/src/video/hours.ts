import type { TimeRow } from '../lexicon/time.ts';
import type { Read } from '../read/scene.ts';
import { senses } from '../read/senses.ts';
import { wordsOf } from './verbs.ts';

/* Which hour and weather belongs to which part of a story. */

const WEATHERS = ['rain', 'snow', 'storm', 'fog'];

/** Hours, and weathers that are seen; 'calm' is none. */
const isSeen = ({ type, traits }: TimeRow): boolean =>
  type === 'time' || (type === 'weather' && WEATHERS.some((trait) => traits.has(trait)));

interface Found {
  readonly at: number;
  readonly read: Read<TimeRow>;
}

/** The hours and weathers that a text names, with where they stand. */
function timesNamed(text: string): readonly Found[] {
  const words = wordsOf(text);
  const names = words.map(({ text: word }) => word);
  return words.flatMap(({ start, text: word }, i): Found[] => {
    // 'One day' and 'all day' name no hour.
    if (word === 'day' && names[i - 1] !== 'by') return [];
    const hit = senses().longestAt(names, i);
    return (hit?.value ?? []).flatMap((sense) =>
      sense.is === 'time' && isSeen(sense.row)
        ? [{ at: start, read: { words: names.slice(i, i + (hit?.length ?? 1)).join(' '), row: sense.row } }]
        : [],
    );
  });
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where in a text each thing that happens stands: the offsets of the first and the last word found in order. */
function rangesOf(shown: string, told: readonly string[]): readonly (Range | undefined)[] {
  const text = shown.toLowerCase();
  let from = 0;
  return told.map((action) => {
    const found = wordsOf(action).flatMap(({ text: word }): Range[] => {
      const start = word.length < 4 ? -1 : text.indexOf(word, from);
      return start >= 0 && start - from < 120 ? [{ start, end: start + word.length }] : [];
    });
    if (found.length === 0) return undefined;
    const start = Math.min(...found.map((each) => each.start));
    const end = Math.max(...found.map((each) => each.end));
    from = end;
    return { start, end };
  });
}

const PARTS = /[,;.]|\b(?:and|then|until|but|while)\b/;

/**
 * The hours of each thing that happens: those in its own words, those that stand behind it in the same clause, and
 * those that lead to it: 'in the morning, children find them'.
 * @param told what happens, in order; '' for what the text does not say
 */
export function timesOf(shown: string, told: readonly string[]): readonly (readonly Read<TimeRow>[])[] {
  const ranges = rangesOf(shown, told);
  const named = timesNamed(shown);
  return told.map((action, nth) => {
    const range = ranges[nth];
    const before = ranges.slice(0, nth).findLast(Boolean)?.end ?? 0;
    const around = named.filter(({ at }) => {
      if (!range) return false;
      if (at >= range.end) return !PARTS.test(shown.slice(range.end, at));
      return at >= before && at < range.start && (before === 0 || PARTS.test(shown.slice(before, at)));
    });
    return [...timesNamed(action), ...around].map(({ read }) => read);
  });
}
