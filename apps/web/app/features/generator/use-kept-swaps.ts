import { addVersion } from '@framewright/contract';
import { TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { notify } from '../../ui/notify.tsx';
import { TAKES_TEXTS as TEXTS } from './texts.ts';
import type { Shown } from './use-generate-prompts.ts';
import type { Takes } from './use-takes.ts';

/** Milliseconds after the last swap: who tries a few in a row makes one version. */
const KEPT_AFTER = 800;

type Texts = Readonly<Record<Take, string>>;

/** The takes as My work has them. */
interface Kept {
  readonly of: Shown | undefined;
  readonly id: string | undefined;
  readonly texts: Texts;
}

/**
 * Keeps takes in which phrases were swapped as the next version of them, so that a reload loses nothing.
 * @returns the id of the newest version; undefined where the takes are not on the roll
 */
export function useKeptSwaps(shown: Shown | undefined, swaps: Takes['swaps']): string | undefined {
  const [state, setState] = useState<Kept>();
  const kept = state && state.of === shown ? state : asWritten(shown);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, take, text }: { id: string; take: Take; text: string }) =>
      call(addVersion, { params: { id }, body: { take, text } }),
    onError: () => notify.error(TEXTS.notKept),
    // What was refused is not asked for again and again: the next swap takes it along.
    onSettled: (work, _, { take, text }) => {
      setState({ ...kept, id: work?.id ?? kept.id, texts: { ...kept.texts, [take]: text } });
      rollHasChanged();
    },
  });
  const take = TAKES.find((each) => shown && swaps[each].kept.text !== kept.texts[each]);
  const text = take && swaps[take].kept.text;
  const { id } = kept;
  useEffect(() => {
    if (isPending || id === undefined || take === undefined || text === undefined) return undefined;
    const waiting = setTimeout(() => mutate({ id, take, text }), KEPT_AFTER);
    return () => clearTimeout(waiting);
  }, [mutate, isPending, id, take, text]);
  return id;
}

function asWritten(shown: Shown | undefined): Kept {
  const { studio = '', cinematic = '', minimal = '', work_id: id } = shown?.result ?? {};
  return { of: shown, id, texts: { studio, cinematic, minimal } };
}
