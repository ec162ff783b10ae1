import type { Moment } from './as-told.ts';
import type { IdeaPart } from './parts.ts';
import { putBack } from './set-aside.ts';
import { cardIn } from './written.ts';

/* Cards, words on screen and last lines: parted from what happens, and put to the moment that they belong to. */

/** The last words of a film, without anybody who says them: 'the last line has to be “It was always yours”'. */
const LAST_LINE =
  /^(?:and |the |our |its )*(?:last|final|closing|first|opening) (?:line|words?|sentence)\b[^\uE100-\uE1FF]*([\uE100-\uE1FF])[.!?]*$/iu;

/** '“We fix what moves you” at the end': a line that nobody is told to say. */
const AT_END =
  /^(?:and |then |with )*([\uE100-\uE1FF])[.!?…]*,?\s(?:(?:comes |appears )?(?:at|in) the (?:very )?end|to close|as (?:the |our )?(?:slogan|tagline|claim|last words?))[.!?]*$/iu;

interface Shown {
  readonly mark: string;
  readonly isFull: boolean;
  readonly isSaid: boolean;
  readonly isTitle: boolean;
  /** How many parts stand before it. */
  readonly at: number;
}

/** The parts of an idea without those that are only read or heard at the end. */
export function withoutShown(all: readonly IdeaPart[]): {
  readonly parts: readonly IdeaPart[];
  readonly shown: readonly Shown[];
} {
  const parts: IdeaPart[] = [];
  const shown: Shown[] = [];
  for (const part of all) {
    const card = cardIn(part.text);
    const said = LAST_LINE.exec(part.text)?.[1];
    // 'End: “Ring once.”' has nobody who says it.
    const read = part.isEnd ? /^([\uE100-\uE1FF])[.!?]*$/u.exec(part.text.trim())?.[1] : undefined;
    const mark = card?.mark ?? said ?? read ?? AT_END.exec(part.text.trim())?.[1];
    if (mark === undefined || (part.isShot && !part.isEnd)) parts.push(part);
    else
      shown.push({
        mark,
        isFull: card?.isFull ?? false,
        isSaid: said !== undefined && !card,
        isTitle: card?.isTitle ?? false,
        at: parts.length,
      });
  }
  return parts.length > 0 ? { parts, shown } : { parts: all, shown: [] };
}

interface Places {
  readonly shown: readonly Shown[];
  /** How many moments were told when each part had been read. */
  readonly told: readonly number[];
  readonly held: readonly string[];
}

/** The moments of a film with what is read and said over them; a card that fills the picture at the end is one itself. */
export function withShown(moments: readonly Moment[], { shown, told, held }: Places): readonly Moment[] {
  const all = [...moments];
  for (const { mark, isFull, isSaid, isTitle, at } of shown) {
    // What a film is called before it begins is only its name.
    if (isTitle && at === 0) continue;
    const words = putBack(mark, held).replace(/[“”]/gu, '');
    const nth = Math.min(Math.max((told[at - 1] ?? 0) - 1, 0), moments.length - 1);
    const moment = all[nth];
    if (!moment) continue;
    if (isFull && nth === moments.length - 1)
      all.push({ text: `End card: “${words}”`, size: '', lines: [], isShot: false, isItem: true });
    else if (isSaid)
      all[nth] = { ...moment, lines: [...moment.lines, { speaker: 'Voice-over', line: words }] };
    else all[nth] = { ...moment, onScreen: [...(moment.onScreen ?? []), words] };
  }
  return all;
}

/** What a film is called by what is to be read in it; empty where nothing names it. */
export function titleIn(shown: readonly Shown[], held: readonly string[]): string {
  const mark = shown.find(({ isTitle }) => isTitle)?.mark;
  return mark === undefined ? '' : putBack(mark, held).replace(/[“”]|[.]”?$/gu, '');
}
