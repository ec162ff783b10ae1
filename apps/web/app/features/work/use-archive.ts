import { archiveWork } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { notify } from '../../ui/notify.tsx';
import { workFailure } from './queries.ts';

/** Packs works as a ZIP and saves it. */
export function useArchive() {
  return useMutation({
    mutationFn: (query: URLSearchParams) => callForFile(archiveWork, { query }),
    onSuccess: (file) => saveFile(file, 'my-work.zip'),
    onError: (error) => notify.error(workFailure(error)),
  });
}
