import type { Moment } from './as-told.ts';
import { isOfDeed } from './deed-phases-abroad.ts';
import { isOfScript } from './tongue.ts';

/*
 * In tongues that leave no room between words a place or a season stands between commas as a deed does: 縁側、夏の終わり. It is
 * no picture of its own where somebody does something.
 */

const MOST_SIGNS = 8;

const isSetting = ({ text, lines, isShot }: Moment): boolean =>
  lines.length === 0 && !isShot && text.length <= MOST_SIGNS && !/[をが]/u.test(text) && !isOfDeed(text);

const joined = (one: string, other: string): string => `${one.replace(/[，、。\s]+$/u, '')}、${other}`;

/** The moments with what only says where or when they are. */
export function withSettings(moments: readonly Moment[], typed: string): readonly Moment[] {
  if (!isOfScript(typed) || moments.length < 2 || moments.every(isSetting)) return moments;
  const told: Moment[] = [];
  let before = '';
  for (const moment of moments) {
    const last = told.at(-1);
    if (isSetting(moment)) {
      if (last) told[told.length - 1] = { ...last, text: joined(last.text, moment.text) };
      else before = before === '' ? moment.text : joined(before, moment.text);
      continue;
    }
    told.push(before === '' ? moment : { ...moment, text: joined(before, moment.text) });
    before = '';
  }
  return told;
}
