import { type Analysis, analyzePicture } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useCancel } from '../../lib/cancel.ts';
import { checkPicture } from '../../lib/check-picture.ts';
import { extractionFailure } from '../../lib/extraction-failure.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notify.tsx';
import { historyQuery } from './history-query.ts';
import { OUTCOME } from './parts.ts';
import { EXTRACTOR_SCREEN as TEXTS } from './texts.ts';

/** The picture that was chosen, how its reading goes, and what came of it. */
export function useExtraction() {
  const client = useQueryClient();
  const [picture, setPicture] = useState<File>();
  const [result, setResult] = useState<Analysis>();
  const [failure, setFailure] = useState<string>();
  const running = useCancel();
  const latest = useRef<File>(undefined);
  /** What comes of a picture that another one has replaced is nothing to tell. */
  const wanted = useRef<File>(undefined);

  const reading = useMutation({
    mutationFn: async (file: File) => {
      const signal = running.signal();
      // Nothing is read that could not be shown.
      await OUTCOME.prepare();
      return call(analyzePicture, { file, signal });
    },
    onSuccess: (analysis, file) => {
      if (file !== wanted.current) return;
      if (!analysis.success) return tell(analysis.message || TEXTS.refused);
      setResult(analysis);
      if (analysis.work_id) rollHasChanged();
      announce(TEXTS.ready);
    },
    onError: (error, file) => {
      if (file === wanted.current && !running.wasCancelled(error)) tell(extractionFailure(error));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
  });

  function tell(sentence: string) {
    setFailure(sentence);
    notify.error(sentence);
  }

  /** Takes a file for the picture, and reads it at once; where it is refused, the one before stays. */
  async function take(file: File) {
    latest.current = file;
    const { picture: taken, refusal } = await checkPicture(file);
    if (latest.current !== file) return;
    if (refusal) return tell(refusal);
    running.cancel();
    setPicture(taken);
    if (taken) read(taken);
  }

  function read(file: File) {
    wanted.current = file;
    setResult(undefined);
    setFailure(undefined);
    reading.mutate(file);
  }

  function analyze() {
    if (!picture) return tell(TEXTS.missing);
    read(picture);
  }

  return { picture, take, analyze, analyzing: reading.isPending, cancel: running.cancel, failure, result };
}

export type Extraction = ReturnType<typeof useExtraction>;
