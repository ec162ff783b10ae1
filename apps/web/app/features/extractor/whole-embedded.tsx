import { readEmbedded } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { extractionFailure } from '../../lib/extraction-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { FOUND_TEXTS as TEXTS } from './texts.ts';

/** What is longer than a screen shows, as a file: the picture, which is kept nowhere, is read once more. */
export function WholeEmbedded({ picture }: { picture: File }) {
  const download = useMutation({
    mutationFn: () => call(readEmbedded, { file: picture }),
    onSuccess: (whole) => {
      const text = JSON.stringify(whole, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), TEXTS.wholeFile(picture.name));
    },
    onError: (error) => notify.error(extractionFailure(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3.5 text-sm text-ink-2 sm:px-5">
      <p>{TEXTS.cut}</p>
      <Button size="sm" busy={download.isPending && TEXTS.wholeBusy} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        {TEXTS.whole}
      </Button>
    </div>
  );
}
