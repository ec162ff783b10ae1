import type { PromptResult } from '@framewright/contract';
import { type Lock, TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { type Version, wordsOf } from '../../ui/swap/swaps.ts';

/** A phrase that the next take is to keep: its take, and its place among the spans. */
export interface Held {
  readonly take: Take;
  readonly index: number;
}

/** As far as a sentence's beginning and end do not change them, two phrases are the same. */
const core = (words: string): string =>
  words
    .trim()
    .replace(/[.,;:]+$/, '')
    .toLowerCase();

/** Where the phrases that were asked to stay stand in what was written. */
export function heldIn(result: PromptResult, locks: readonly Lock[]): Held[] {
  return TAKES.flatMap((take) =>
    result.anatomy[take].flatMap(({ element }, index) => {
      const words = core(wordsOf({ text: result[take], spans: result.anatomy[take] }, index));
      const stays = locks.some(
        (lock) => lock.take === take && lock.element === element && core(lock.text) === words,
      );
      return stays ? [{ take, index }] : [];
    }),
  );
}

/** What is held, as it reads now. */
export function heldWords(held: readonly Held[], versions: Readonly<Record<Take, Version>>): (Held & Lock)[] {
  return held.flatMap(({ take, index }) => {
    const element = versions[take].spans[index]?.element;
    return element ? [{ take, index, element, text: wordsOf(versions[take], index) }] : [];
  });
}

/** Holds a phrase, or lets it go. */
export function toggleHeld(held: readonly Held[], { take, index }: Held): Held[] {
  const others = held.filter((each) => each.take !== take || each.index !== index);
  return others.length < held.length ? others : [...held, { take, index }];
}
