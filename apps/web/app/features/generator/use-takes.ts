import type { Lock, Span, Take } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import { type Swaps, useSwaps } from '../../ui/swap/use-swaps.ts';
import { type Held, heldIn, heldWords, toggleHeld } from './held.ts';
import type { Shown } from './use-generate-prompts.ts';

const NO_SPANS: readonly Span[] = [];

/** What became of the takes since they were written. */
export interface Takes {
  readonly swaps: Readonly<Record<Take, Swaps>>;
  /** What the next take is to keep, as it reads now. */
  readonly held: readonly (Held & Lock)[];
  readonly toggleLock: (phrase: Held) => void;
}

/** The swaps and locks of what is shown. What was held when it was asked for is held in it, too. */
export function useTakes(shown: Shown | undefined): Takes {
  const swaps = {
    studio: useSwaps(shown?.result.studio ?? '', shown?.result.anatomy.studio ?? NO_SPANS, shown),
    cinematic: useSwaps(shown?.result.cinematic ?? '', shown?.result.anatomy.cinematic ?? NO_SPANS, shown),
    minimal: useSwaps(shown?.result.minimal ?? '', shown?.result.anatomy.minimal ?? NO_SPANS, shown),
  };
  const [chosen, setChosen] = useState<{ of: Shown | undefined; held: readonly Held[] }>();
  const held =
    chosen?.of === shown ? (chosen?.held ?? []) : shown ? heldIn(shown.result, shown.wish.locks) : [];
  const versions = {
    studio: swaps.studio.kept,
    cinematic: swaps.cinematic.kept,
    minimal: swaps.minimal.kept,
  };
  return {
    swaps,
    held: heldWords(held, versions),
    toggleLock: (phrase) => setChosen({ of: shown, held: toggleHeld(held, phrase) }),
  };
}
