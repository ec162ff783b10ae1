import { useMutation } from '@tanstack/react-query';
import { Download, FileArchive } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { notify } from '../../ui/notify.tsx';
import { AccountSection } from './account-section.tsx';
import { EXPORT_TEXTS } from './texts.ts';

const loadCollecting = () => import('./collect-data.ts');

/** Everything that is kept about the account, as a file to take along. */
export function DataExport() {
  const collect = useMutation({
    mutationFn: async () => (await loadCollecting()).collectData(),
    onSuccess: (file) => {
      saveFile(file, EXPORT_TEXTS.file);
      notify.success(EXPORT_TEXTS.done);
    },
  });
  const pack = useMutation({
    mutationFn: async () => (await loadCollecting()).packWorks(),
    onSuccess: (file) => {
      saveFile(file, EXPORT_TEXTS.worksFile);
      notify.success(EXPORT_TEXTS.worksDone);
    },
  });
  return (
    <AccountSection title={EXPORT_TEXTS.title}>
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[62ch] text-ink-2">{EXPORT_TEXTS.what}</p>
        <Failure>{collect.error ? sentenceOf(collect.error, EXPORT_TEXTS.failed) : undefined}</Failure>
        <Button onClick={() => collect.mutate()} busy={collect.isPending && EXPORT_TEXTS.busy}>
          <Download aria-hidden="true" />
          {EXPORT_TEXTS.action}
        </Button>
        <p className="max-w-[62ch] text-ink-2">{EXPORT_TEXTS.works}</p>
        <Failure>{pack.error ? sentenceOf(pack.error, EXPORT_TEXTS.failed) : undefined}</Failure>
        <Button onClick={() => pack.mutate()} busy={pack.isPending && EXPORT_TEXTS.busy}>
          <FileArchive aria-hidden="true" />
          {EXPORT_TEXTS.worksAction}
        </Button>
      </div>
    </AccountSection>
  );
}
