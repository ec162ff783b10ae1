import type { SeenTake } from '../concrete/seen-take.ts';
import type { Decision } from '../shot.ts';

/*
 * A minimal take is short.
 */

/** A light without what it does to its surroundings. */
const shortLight = (text: string): string =>
  text
    .split(', ')
    .filter((part, i) => i === 0 || (i === 1 && !/\bshadows?\b/.test(part)))
    .join(', ');

const wordsIn = (decisions: readonly Decision[]): number =>
  decisions.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
const MOST = 46;

/** What says the least gives way where a take is long: how a kept light falls, then a mood that nobody told. */
export function cutShort(decisions: readonly Decision[], staged: SeenTake): readonly Decision[] {
  if (wordsIn(decisions) <= MOST) return decisions;
  const shorter = decisions.map((each) =>
    each.element === 'light' ? { ...each, text: shortLight(each.text) } : each,
  );
  if (wordsIn(shorter) <= MOST || staged.brief.scene.feeling || staged.brief.wishes.mood) return shorter;
  return shorter.filter(({ element }) => element !== 'mood');
}
