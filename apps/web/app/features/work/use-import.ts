import {
  beginImport,
  endImport,
  getImport,
  IMPORT,
  type ImportProgress,
  listImports,
  sendImportPart,
} from '@framewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { workFailure } from './queries.ts';

/** Milliseconds between two looks at what becomes of the files. */
const LOOK_EVERY = 700;

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
    bring(files, setProgress, ending.signal).catch((error: unknown) => {
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

async function bring(
  files: readonly File[],
  tell: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  let progress = (await begun(files, signal)) ?? (await begin(files, signal));
  tell(progress);
  const { id } = progress;
  for (const [place, file] of files.entries()) {
    for (;;) {
      const offset = progress.files[place]?.received ?? file.size;
      if (offset >= file.size) break;
      progress = await call(sendImportPart, {
        params: { id, place: String(place) },
        query: new URLSearchParams({ offset: String(offset) }),
        bytes: file.slice(offset, offset + IMPORT.partBytes),
        signal,
      });
      tell(progress);
    }
  }
  while (progress.state === 'receiving' || progress.state === 'working') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    progress = await call(getImport, { params: { id }, signal });
    tell(progress);
  }
  rollHasChanged();
  // Boards and templates are lists of other screens.
  if (progress.boards + progress.templates > 0) void queryClient.invalidateQueries();
}

const begin = (files: readonly File[], signal: AbortSignal) =>
  call(beginImport, { body: { files: files.map(({ name, size: bytes }) => ({ name, bytes })) }, signal });

/** An import of the very same files that has not come whole: after a reload, or a lost connection. */
async function begun(files: readonly File[], signal: AbortSignal): Promise<ImportProgress | undefined> {
  const { items } = await call(listImports, { signal });
  return items.find(
    (item) =>
      item.state === 'receiving' &&
      item.files.length === files.length &&
      item.files.every(
        ({ name, bytes }, place) => files[place]?.name === name && files[place].size === bytes,
      ),
  );
}
