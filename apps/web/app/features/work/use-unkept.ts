import { span } from '@framewright/contract';
import { type Span, TAKES, type Take } from '@framewright/prompt-engine/vocabulary';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type DraftName, draftAs, draftOf, keepDraft } from '../../lib/draft.ts';
import { type Swaps, useSwaps } from '../../ui/swap/use-swaps.ts';

/** What was changed in a text and is no version yet. */
const unkept = z.object({
  /** As it reads after its swaps. */
  text: z.string(),
  spans: z.array(span),
  /** As it was typed, where it is being edited. */
  edit: z.string().exactOptional(),
});

/** A text of a work. */
export interface WorkText {
  readonly workId: string;
  readonly text: string;
  /** Which of three takes it is; left out of every other work. */
  readonly take?: Take | undefined;
  readonly anatomy: readonly Span[];
  /** Whether what is changed can be kept as a version; not in the bin. */
  readonly mayChange: boolean;
}

/** What somebody makes of it. */
export interface Unkept {
  readonly swaps: Swaps;
  /** As it is being typed; undefined where it is not edited. */
  readonly edit: string | undefined;
  readonly setEdit: (text: string | undefined) => void;
  /** Forgets the swaps, also those that were left by an earlier visit. */
  readonly discard: () => void;
}

const nameOf = (id: string, take: Take | undefined): DraftName => `work:${id}:${take ?? ''}`;

/** The swaps and the edit of a text of a work: they wait in the browser until they are kept or taken back. */
export function useUnkept({ workId, take, text, anatomy, mayChange }: WorkText): Unkept {
  const name = nameOf(workId, take);
  const [waiting, setWaiting] = useState(() => draftAs(name, unkept));
  const left = mayChange ? waiting : undefined;
  const [edit, setEdit] = useState(waiting?.edit);
  const [discarded, setDiscarded] = useState(0);
  // Another each time that swaps are discarded, so that they are forgotten.
  const swaps = useSwaps(left?.text ?? text, left?.spans ?? anatomy, `${discarded} ${text}`);
  const { text: now, spans } = swaps.kept;
  useEffect(() => {
    if (!mayChange) return;
    const isAsWritten = now === text && (edit ?? text) === text;
    keepDraft(name, isAsWritten ? '' : JSON.stringify({ text: now, spans, edit }));
  }, [mayChange, name, text, now, spans, edit]);

  function discard() {
    setWaiting(undefined);
    setDiscarded(discarded + 1);
  }
  return { swaps, edit: mayChange ? edit : undefined, setEdit, discard };
}

/** A text that was kept as a version waits no more; what was changed meanwhile, or in the other takes, goes along. */
export function takeUnkeptAlong(
  from: string,
  to: string,
  kept: { take: Take | undefined; text: string },
): void {
  for (const take of [undefined, ...TAKES]) {
    const name = nameOf(from, take);
    const left = draftAs(name, unkept);
    const isKept = take === kept.take && (left?.edit ?? left?.text) === kept.text;
    keepDraft(nameOf(to, take), isKept ? '' : draftOf(name));
    keepDraft(name, '');
  }
}
