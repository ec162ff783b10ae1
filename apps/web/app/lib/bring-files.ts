import {
  beginImport,
  getImport,
  IMPORT,
  type ImportProgress,
  listImports,
  sendImportPart,
} from '@framewright/contract';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { rollHasChanged } from './roll.ts';

/** Milliseconds between two looks at what becomes of the files. */
const LOOK_EVERY = 700;

/**
 * Brings files part by part, from where an earlier try with the same files stopped, until all is taken over.
 * @param tell hears how far it is
 * @throws as `call` does
 */
export async function bringFiles(
  files: readonly File[],
  tell: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportProgress> {
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
  return progress;
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
