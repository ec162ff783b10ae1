import { type Download, downloadFile } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { saveFile } from '../../lib/save-file.ts';
import { notify } from '../../ui/notify.tsx';
import { DOWNLOAD_TEXTS } from './texts.ts';

/** Fetches a file with the session's token, which a plain link could not carry, and saves it. */
export function useDownload({ id, file_name }: Download) {
  return useMutation({
    mutationFn: () => callForFile(downloadFile, { params: { id } }),
    onSuccess: (file) => {
      saveFile(file, file_name);
      notify.success(DOWNLOAD_TEXTS.saved(file_name));
    },
    onError: (error) => notify.error(downloadFailure(error)),
  });
}

/** The server's own words where it has some. */
export function downloadFailure(error: unknown): string {
  return (error instanceof ApiError && error.detail) || DOWNLOAD_TEXTS.failed;
}
