import { endImport, type ImportProgress } from '@framewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { bringFiles } from '../../lib/bring-files.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { workFailure } from './queries.ts';

/** An import that goes on while its dialog is open. */
export interface Importing {
  readonly progress: ImportProgress | undefined;
  /** What went wrong on the way; going on with the same files begins where they stopped. */
  readonly failure: string | undefined;
  readonly start: (files: readonly File[]) => void;
  readonly stop: () => void;
}

/** Brings files, part by part, and follows what becomes of them. */
export function useImport(): Importing {
  const [progress, setProgress] = useState<ImportProgress>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback((files: readonly File[]) => {
    running.current?.abort();
    const ending = new AbortController();
    running.current = ending;
    setFailure(undefined);
    bringFiles(files, setProgress, ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) setFailure(workFailure(error));
    });
  }, []);
  const id = progress?.id;
  const stop = useCallback(() => {
    running.current?.abort();
    setProgress(undefined);
    if (id !== undefined) void call(endImport, { params: { id } }).catch(() => undefined);
    rollHasChanged();
  }, [id]);
  return { progress, failure, start, stop };
}
