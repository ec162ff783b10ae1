import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useMemo, useState } from 'react';
import { type Alternative, type Swap, swapPhrase, type Version, wordsOf } from './swaps.ts';

interface Look {
  readonly index: number;
  readonly alternative: Alternative;
}

/** The swaps of one text. */
export interface Swaps {
  /** As it was kept: what is copied and used. */
  readonly kept: Version;
  /** As it reads at the moment: with the alternative that is being looked at. */
  readonly shown: Version;
  /** The alternative that is being looked at. */
  readonly looked: Alternative | undefined;
  /** The last swap that can be undone. */
  readonly last: Swap | undefined;
  /** Shows an alternative, or with none what was kept. */
  readonly look: (index: number, alternative?: Alternative) => void;
  /** @returns the swap; `undefined` where there is no such phrase */
  readonly keep: (index: number, alternative: Alternative) => Swap | undefined;
  /** @returns the swap that was undone */
  readonly undo: () => Swap | undefined;
}

interface State {
  readonly of: unknown;
  readonly swaps: readonly Swap[];
  readonly looked: Look | undefined;
}

const NOTHING: Omit<State, 'of'> = { swaps: [], looked: undefined };

/**
 * Keeps what was swapped in a text that comes from elsewhere.
 * @param of what it belongs to: when that changes, the swaps are forgotten. The text itself, where left out
 */
export function useSwaps(text: string, spans: readonly Span[], of: unknown = text): Swaps {
  const [state, setState] = useState<State>({ of, ...NOTHING });
  const { swaps, looked } = state.of === of ? state : NOTHING;
  const last = swaps.at(-1);
  const original = useMemo(() => ({ text, spans, change: {} }), [text, spans]);
  const kept = last?.after ?? original;
  const shown = useMemo(
    () => (looked ? swapPhrase(kept, looked.index, looked.alternative) : kept),
    [kept, looked],
  );

  function look(index: number, alternative?: Alternative) {
    setState({ of, swaps, looked: alternative && { index, alternative } });
  }

  function keep(index: number, alternative: Alternative): Swap | undefined {
    const span = kept.spans[index];
    if (!span) return undefined;
    const swap: Swap = {
      index,
      element: span.element,
      from: wordsOf(kept, index),
      to: alternative.text,
      before: kept,
      after: swapPhrase(kept, index, alternative),
    };
    setState({ of, swaps: [...swaps, swap], looked: undefined });
    return swap;
  }

  function undo(): Swap | undefined {
    if (last) setState({ of, swaps: swaps.slice(0, -1), looked: undefined });
    return last;
  }

  return { kept, shown, looked: looked?.alternative, last, look, keep, undo };
}
