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
  return words.flatMap(({ start }, i): Found[] => {
    const hit = senses().longestAt(names, i);
    return (hit?.value ?? []).flatMap((sense) =>
      sense.is === 'time' && isSeen(sense.row)
        ? [{ at: start, read: { words: names.slice(i, i + (hit?.length ?? 1)).join(' '), row: sense.row } }]
        : [],
    );
  });
}

/** Where in the idea each told step stands: the offset of the last word of it that is found in order. */
function endsOf(shown: string, told: readonly string[]): readonly number[] {
  const text = shown.toLowerCase();
  let from = 0;
  return told.map((action) => {
    let end = -1;
    for (const { text: word } of wordsOf(action)) {
      if (word.length < 4) continue;
      const at = text.indexOf(word, from);
      if (at >= 0 && at - from < 120) {
        end = Math.max(end, at + word.length);
      }
    }
    if (end >= 0) from = end;
    return end;
  });
}

/**
 * The hours of each thing that happens: those in its own words, and those that stand behind it in the same clause.
 * @param told what happens, in order; '' for what the text does not say
 */
export function timesOf(shown: string, told: readonly string[]): readonly (readonly Read<TimeRow>[])[] {
  const ends = endsOf(shown, told);
  const named = timesNamed(shown);
  return told.map((action, nth) => {
    const end = ends[nth] ?? -1;
    const behind = named
      .filter(
        ({ at }) =>
          end >= 0 && at >= end && !/[,;.]|\b(?:and|then|until|but|while)\b/.test(shown.slice(end, at)),
      )
      .map(({ read }) => read);
    return [...timesNamed(action).map(({ read }) => read), ...behind];
  });
}
