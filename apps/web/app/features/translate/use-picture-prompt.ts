import { analyzePicture, type Embedded } from '@framewright/contract';
import { dialectOfTool } from '@framewright/prompt-dialects/dialect';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useCancel } from '../../lib/cancel.ts';
import { checkPicture } from '../../lib/check-picture.ts';
import { EXTRACTION_FAILURES, extractionFailure } from '../../lib/extraction-failure.ts';
import type { Draft } from './kept-draft.ts';
import { SOURCE_TEXTS as TEXTS } from './texts.ts';

/** What came of the picture that was last put here. */
export type PictureOutcome =
  | { readonly kind: 'read'; readonly sentence: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Reads the prompt that a picture carries. @param onPrompt gets it, with the dialect of the tool that wrote it */
export function usePicturePrompt(onPrompt: (part: Pick<Draft, 'text' | 'from' | 'negative'>) => void) {
  const [outcome, setOutcome] = useState<PictureOutcome>();
  const running = useCancel();
  const latest = useRef<File>(undefined);
  const reading = useMutation({
    mutationFn: (file: File) => call(analyzePicture, { file, signal: running.signal() }),
    onSuccess: ({ success, message, embedded }, file) => {
      if (!success) return fail(message || EXTRACTION_FAILURES.refused);
      if (!embedded?.prompt) return setOutcome({ kind: 'none' });
      onPrompt({
        text: textOf(embedded, embedded.prompt),
        from: dialectOfTool(embedded.tool),
        negative: undefined,
      });
      setOutcome({ kind: 'read', sentence: TEXTS.fromPicture(file.name, embedded.tool) });
    },
    onError: (error) => {
      if (!running.wasCancelled(error)) fail(extractionFailure(error));
    },
  });

  const fail = (sentence: string) => setOutcome({ kind: 'failed', sentence });

  async function take(file: File) {
    latest.current = file;
    setOutcome(undefined);
    const { picture, refusal } = await checkPicture(file);
    if (latest.current !== file) return;
    if (refusal !== undefined) return fail(refusal);
    running.cancel();
    reading.mutate(picture);
  }

  const forget = useCallback(() => setOutcome(undefined), []);
  return { take, forget, outcome, reading: reading.isPending, cancel: running.cancel };
}

/** Prompt, negative prompt and settings below each other, as most tools write them. */
function textOf(
  { negative_prompt: negative, steps, sampler, guidance, seed, model, settings: other }: Embedded,
  prompt: string,
): string {
  const settings = [
    ['Steps', steps],
    ['Sampler', sampler],
    ['CFG scale', guidance],
    ['Seed', seed],
    ['Model', model],
    ['Size', other['Size'] ?? null],
  ] as const;
  const line = settings.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join(', ');
  // The line is only read as one where it begins with the steps.
  const parts = [prompt, negative && `Negative prompt: ${negative}`, steps !== null && line];
  return parts.filter(Boolean).join('\n');
}
