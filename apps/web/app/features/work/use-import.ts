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
  const [doing, setDoing] = useState<'looking' | 'sending' | undefined>(looks ? 'looking' : undefined);
  const { run, abort, failure } = useRun();
  const isSending = doing === 'sending' && failure === undefined;
  useAskBeforeLeaving(isSending);
  useForgetWhatWasSeen(progress);

  const tell = useCallback((now: ImportProgress) => {
    setProgress(now);
    if (now.state !== 'receiving') setDoing(undefined);
  }, []);

  useEffect(() => {
    if (!looks) return;
    run(async (signal) => {
      const { receiving, latest } = await lookForEarlier(signal);
      setDoing(undefined);
      setHalves(receiving);
      if (!latest) return;
      setEarlier(latest.id);
      tell(latest);
      await follow(latest, tell, signal);
    });
  }, [looks, run, tell]);

  function start(files: readonly File[]) {
    setHalves([]);
    setDoing('sending');
    run((signal) => bring(files, tell, signal));
  }
  function stop() {
    abort();
    setDoing(undefined);
    setProgress(undefined);
    if (progress) end(progress.id);
    rollHasChanged();
  }
  function forget(half: ImportProgress) {
    setHalves(halves.filter((one) => one.id !== half.id));
    end(half.id);
  }
  const isEarlier = progress !== undefined && progress.id === earlier;
  const isLooking = doing === 'looking' && failure === undefined;
  return { progress, isEarlier, isLooking, isSending, halves, failure, start, stop, forget };
}

/** One piece of work at a time, which ends with the dialog. */
function useRun() {
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = useCallback((work: (signal: AbortSignal) => Promise<unknown>) => {
    running.current?.abort();
    const ending = new AbortController();
    running.current = ending;
    setFailure(undefined);
    work(ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) setFailure(workFailure(error));
    });
  }, []);
  return { run, failure, abort: () => running.current?.abort() };
}

/** Imports that have not come whole, and of the others the one to tell of. */
async function lookForEarlier(signal?: AbortSignal) {
  const { items } = await call(listImports, { ...(signal && { signal }) });
  return {
    receiving: items.filter(({ state }) => state === 'receiving'),
    latest: items.find(({ state }) => state === 'working') ?? items.find(isOver),
  };
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

/**
 * Follows to its end what nobody looks at any more, and says it wherever they are by then.
 * @param known left out where the server has not said yet whether anything is under way
 */
export async function tellOfTheEnd(known?: ImportProgress): Promise<void> {
  try {
    const begun = known ?? (await lookForEarlier()).latest;
    if (begun?.state !== 'working') return;
    const over = await follow(begun, () => {});
    const { skipped } = over;
    const sentence = [TEXTS.added(over), ...(skipped > 0 ? [TEXTS.skippedHint(skipped)] : [])].join('. ');
    notify.success(`${sentence}.`);
  } catch {
    // Whoever has signed out, or is offline, reads it in the dialog.
  }
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
