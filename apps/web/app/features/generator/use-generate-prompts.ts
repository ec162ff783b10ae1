import { generatePrompts, PROMPT_TEXTS, type PromptResult } from '@framewright/contract';
import type { AspectRatio, Lock } from '@framewright/prompt-engine/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { ApiError, isDailyLimit } from '../../lib/api-errors.ts';
import { callOnce } from '../../lib/call-once.ts';
import { useCancel } from '../../lib/cancel.ts';
import { useAskBeforeLeaving } from '../../lib/leave-guard.tsx';
import { signInPath } from '../../lib/return-to.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { storedToken } from '../../lib/token.ts';
import { usageQuery } from '../../lib/usage.ts';
import { notify } from '../../ui/notify.tsx';
import { generateFailure } from './generate-failure.ts';
import { keepStages } from './kept-stages.ts';
import { GENERATOR_TEXTS } from './texts.ts';

/** What the form asks for. */
export interface Wish {
  readonly subject: string;
  readonly aspectRatio: AspectRatio;
  /** Whether the ratio is somebody's choice; where it is not, the suggested one takes its place. */
  readonly isChosen: boolean;
  /** 0 for the first take on a subject, then counting up. */
  readonly variation: number;
  /** The phrases that are to stay. */
  readonly locks: readonly Lock[];
  /** The id of the work that this is another take of. */
  readonly fromWork?: string | undefined;
  /** It was asked for at the form, from where its takes may be out of sight. */
  readonly isOfForm?: true;
  /** It comes from the landing page; what was written there stays as it is. */
  readonly tried?: 'written' | 'asked' | undefined;
}

/** What was written, and for which wish. It stays while the next is written, and when that fails. */
export interface Shown {
  readonly wish: Wish;
  readonly result: PromptResult;
  /** It was there before the page was. */
  readonly isRestored?: true;
}

/** The ratio of the pictures to be: the chosen one, else the one that suits the subject. */
export function ratioOf({ wish, result }: Shown): AspectRatio {
  return wish.isChosen ? wish.aspectRatio : result.suggested_aspect_ratio;
}

/** The next take of what is shown. @param fromWork where that is on the roll */
export function anotherOf(shown: Shown, locks: readonly Lock[], fromWork: string | undefined): Wish {
  const { wish } = shown;
  return {
    ...wish,
    aspectRatio: ratioOf(shown),
    variation: wish.variation + 1,
    ...{ locks, fromWork, tried: undefined },
  };
}

/** What the form asks for. */
type Asked = Pick<Wish, 'subject' | 'aspectRatio' | 'isChosen' | 'locks'>;

/**
 * What the form asks for once more: where nothing of it has changed since, another take, since the same would cost as
 * much and say the same. In another ratio it is the same take.
 * @param last what was last written of this subject; undefined where nothing was
 */
export function wishOfForm(asked: Asked, last: Shown | undefined, fromWork: string | undefined): Wish {
  if (!last) return { ...asked, variation: 0, isOfForm: true };
  const ratio = asked.isChosen ? asked.aspectRatio : last.result.suggested_aspect_ratio;
  const isSame = ratioOf(last) === ratio;
  const again = isSame ? anotherOf(last, asked.locks, fromWork) : { variation: last.wish.variation };
  return { ...again, ...asked, isOfForm: true };
}

/** A work that was deleted for good meanwhile is no reason against another take. */
async function askWhileOriginIsThere(
  { fromWork, ...alone }: Wish,
  signal: AbortSignal,
): Promise<PromptResult> {
  if (fromWork === undefined) return ask(alone, signal);
  try {
    return await ask({ ...alone, fromWork }, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    return ask(alone, signal);
  }
}

function ask(wish: Wish, signal: AbortSignal) {
  const { subject, aspectRatio, isChosen, variation, locks, fromWork, tried } = wish;
  return callOnce(generatePrompts, {
    body: {
      subject,
      ...(isChosen && { aspect_ratio: aspectRatio }),
      variation,
      locks: locks.map(({ take, element, text }) => ({ take, element, text })),
      ...(fromWork !== undefined && { from_work: fromWork }),
      ...(tried === 'written' && { engine: 'built-in' as const }),
    },
    signal,
  });
}

/**
 * Asks for three prompts; tells what went wrong; keeps the day's count fresh.
 * @param prepare fetches what shows them: nothing is asked for that could not be shown
 */
export function useGeneratePrompts(prepare: () => Promise<void>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const { shown, setShown, lastOf } = useShown();
  const { signal, cancel, wasCancelled } = useCancel();
  const mutation = useMutation({
    mutationFn: async (wish: Wish) => {
      const cancelled = signal();
      await prepare();
      return askWhileOriginIsThere(wish, cancelled);
    },
    onSuccess: (result, wish) => {
      setShown({ wish, result });
      keepStages(result);
      rollHasChanged();
    },
    onError: (error) => {
      if (wasCancelled(error)) return;
      const sentence = generateFailure(error);
      if (isDailyLimit(error, 'prompt_limit')) notify.plan(sentence);
      else notify.error(sentence);
      if (error instanceof ApiError && error.status === 401) void navigate(signInPath(here));
    },
    onSettled: () => client.invalidateQueries({ queryKey: usageQuery.queryKey }),
  });

  useAskBeforeLeaving(mutation.isPending);

  /** @returns the sentence for the subject's field, where the wish is refused here */
  function generate(wish: Wish): string | undefined {
    if (storedToken() === null) {
      notify.error(GENERATOR_TEXTS.signIn);
      void navigate(signInPath(here));
      return undefined;
    }
    if (wish.subject.trim() === '') {
      notify.error(PROMPT_TEXTS.subject);
      return PROMPT_TEXTS.subject;
    }
    // What was cancelled is no failure to show.
    mutation.mutate(wish, { onError: (error) => wasCancelled(error) && mutation.reset() });
    return undefined;
  }

  return { generate, cancel, mutation, shown, show: setShown, lastOf };
}

/** What is shown, and what was last shown of each subject of this visit. */
function useShown() {
  const [shown, setShown] = useState<Shown>();
  const [earlier] = useState(() => new Map<string, Shown>());
  return {
    shown,
    setShown(next: Shown | undefined) {
      if (next) earlier.set(next.wish.subject.trim(), next);
      setShown(next);
    },
    /** Undefined where nothing was written of it. */
    lastOf: (subject: string) => earlier.get(subject.trim()),
  };
}
