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
import { useAskBeforeLeaving } from '../../lib/leave-guard.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { notify } from '../../ui/notify.tsx';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';
import { workFailure } from './queries.ts';

/** Milliseconds between two looks at what becomes of the files. */
const LOOK_EVERY = 700;

/** An import that goes on while its dialog is open. */
export interface Importing {
  readonly progress: ImportProgress | undefined;
  /** It was found here: its files were brought before the page was loaded, or on another one. */
  readonly isEarlier: boolean;
  /** The server is being asked for those that were brought before. */
  readonly isLooking: boolean;
  /** Files are on their way, and stop when the dialog closes. */
  readonly isSending: boolean;
  /** Earlier ones whose files are not all here. */
  readonly halves: readonly ImportProgress[];
  /** What went wrong on the way; going on with the same files begins where they stopped. */
  readonly failure: string | undefined;
  readonly start: (files: readonly File[]) => void;
  readonly stop: () => void;
  readonly forget: (half: ImportProgress) => void;
}

/** Whether an import has come to its end. */
export const isOver = (progress: ImportProgress | undefined): boolean =>
  progress?.state === 'done' || progress?.state === 'failed';

/**
 * Brings files, part by part, and follows what becomes of them.
 * @param looks first for those that were brought before
 */
export function useImport(looks: boolean): Importing {
  const [progress, setProgress] = useState<ImportProgress>();
  const [earlier, setEarlier] = useState<string>();
  const [halves, setHalves] = useState<readonly ImportProgress[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isLooking, setIsLooking] = useState(looks);
  const running = useRef<AbortController>(undefined);
  useAskBeforeLeaving(isSending);
  useForgetWhatWasSeen(progress);

  /** @param sends whether it is files that are brought */
  const run = useCallback((work: (signal: AbortSignal) => Promise<void>, sends: boolean) => {
    running.current?.abort();
    const ending = new AbortController();
    running.current = ending;
    setFailure(undefined);
    setIsSending(sends);
    work(ending.signal)
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        setIsLooking(false);
        setFailure(workFailure(error));
      })
      .finally(() => running.current === ending && setIsSending(false));
  }, []);

  const tell = useCallback((now: ImportProgress) => {
    setProgress(now);
    if (now.state !== 'receiving') setIsSending(false);
  }, []);

  useEffect(() => {
    const look = async (signal: AbortSignal) => {
      const { items } = await call(listImports, { signal });
      setIsLooking(false);
      setHalves(items.filter(({ state }) => state === 'receiving'));
      const latest = items.find(({ state }) => state === 'working') ?? items.find(isOver);
      if (!latest) return;
      setEarlier(latest.id);
      tell(latest);
      if (!isOver(latest)) await follow(latest, tell, signal);
    };
    if (looks) run(look, false);
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [looks, run, tell]);

  const start = useCallback(
    (files: readonly File[]) => {
      setHalves([]);
      setIsLooking(false);
      run((signal) => bring(files, tell, signal), true);
    },
    [run, tell],
  );
  const id = progress?.id;
  const stop = useCallback(() => {
    running.current?.abort();
    setIsSending(false);
    setProgress(undefined);
    if (id !== undefined) end(id);
    rollHasChanged();
  }, [id]);
  const forget = useCallback((half: ImportProgress) => {
    setHalves((all) => all.filter((one) => one.id !== half.id));
    end(half.id);
  }, []);
  const isEarlier = id !== undefined && id === earlier;
  return { progress, isEarlier, isLooking, isSending, halves, failure, start, stop, forget };
}

/** What became of files is kept until somebody has been told. */
function useForgetWhatWasSeen(progress: ImportProgress | undefined): void {
  const seen = isOver(progress) ? progress?.id : undefined;
  useEffect(() => (seen === undefined ? undefined : () => end(seen)), [seen]);
}

/** Nobody waits for it, and what is not ended now is forgotten after some days. */
const end = (id: string) => void call(endImport, { params: { id } }).catch(() => undefined);

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
  await follow(progress, tell, signal);
}

/** Tells what becomes of files that are here, to their end. */
async function follow(
  begun: ImportProgress,
  tell: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<ImportProgress> {
  let progress = begun;
  while (progress.state === 'receiving' || progress.state === 'working') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    progress = await call(getImport, { params: { id: begun.id }, ...(signal && { signal }) });
    tell(progress);
  }
  rollHasChanged();
  // Boards and templates are lists of other screens.
  if (progress.boards + progress.templates > 0) void queryClient.invalidateQueries();
  return progress;
}

/** Follows to its end what nobody looks at any more, and says it wherever they are by then. */
export function tellOfTheEnd(progress: ImportProgress): void {
  follow(progress, () => {})
    .then((over) => {
      const { skipped } = over;
      const sentence = [TEXTS.added(over), ...(skipped > 0 ? [TEXTS.skippedHint(skipped)] : [])].join('. ');
      notify.success(`${sentence}.`);
    })
    // Whoever has signed out, or is offline, reads it in the dialog.
    .catch(() => undefined);
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
