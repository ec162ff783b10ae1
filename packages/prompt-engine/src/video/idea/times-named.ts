import type { TimeRow } from '../../lexicon/time.ts';
import type { Read } from '../../read/scene.ts';
import { senses } from '../../read/senses.ts';
import { DRAWN_STORM } from './elsewhere-words.ts';
import { wordsOf } from './verbs.ts';

const WEATHERS = ['rain', 'snow', 'storm', 'fog'];
const NO_HOUR = /^(?:day|evening|morning|afternoon|light|calm|today|tonight|time|season)$/;

/** Weather that is over: 'after the first rain in ten years'. */
const OVER =
  /\b(?:after|since|before|until|till)\s(?:(?:an?|the|its|years of)\s)?(?:[\p{L}-]+\s){0,3}?(?:rains?|storms?|snow(?:fall)?|thunderstorms?|showers?|fog|drought)\b/giu;
/** A text without the weather that is over in it. */
export const withoutPastWeather = (text: string): string => text.replace(OVER, ' ').replace(DRAWN_STORM, ' ');

/** Hours, and weathers that are seen, in the words of a text; what is waited for or over is none. */
export function timesNamed(text: string): readonly Read<TimeRow>[] {
  const words = wordsOf(withoutPastWeather(text));
  const names = words.map(({ text: word }) => word);
  return words.flatMap((_, i): Read<TimeRow>[] => {
    const before = names[i - 1] ?? '';
    if (/^(?:every|one|all|until|till|before|after|since|next|good|each|a|whole|for|by)$/.test(before)) {
      if (!(before === 'by' && names[i] === 'night') && !(before === 'a' && !NO_HOUR.test(names[i] ?? '')))
        return [];
    }
    const hit = senses().longestAt(names, i);
    const said = names.slice(i, i + (hit?.length ?? 1)).join(' ');
    const next = names[i + (hit?.length ?? 1)] ?? '';
    // 'Night bus' is a bus, 'storm window' a window; 'a fifth of july' no month.
    if (
      /^(?:bus|club|shift|guard|market|sky|train|watchman|stand|light|lamp|coat|boots|bow|man|mare|drop|drops|gear|cream|bird)$/.test(
        next,
      ) &&
      !/^(?:bus|train|market|sky|shift|guard|watchman)$/.test(next)
    )
      return [];
    if (said === 'day' && before !== 'by') return [];
    return (hit?.value ?? []).flatMap((sense) =>
      sense.is === 'time' &&
      (sense.row.type === 'time' ||
        (sense.row.type === 'weather' && WEATHERS.some((trait) => sense.row.traits.has(trait))))
        ? [{ words: said, row: sense.row }]
        : [],
    );
  });
}
