import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeHandedFiles } from '../../lib/handed-files.ts';
import { useFileDrop } from '../../ui/file-drop.ts';

/** Fetched when it is asked for: most visits of the roll import nothing. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** A place to drop old work on, with a button that asks for it. */
export function ImportArea({ children }: { children: (open: () => void) => ReactNode }) {
  const [files, setFiles] = useState<readonly File[]>();
  // What was dropped elsewhere comes with a new address, be it that of this page.
  useLocation();
  useEffect(() => {
    const handed = takeHandedFiles();
    if (handed) setFiles(handed);
  });
  const { target } = useFileDrop((...dropped) => setFiles(dropped));
  return (
    <div {...target}>
      {children(() => setFiles([]))}
      {files ? (
        <Suspense>
          <ImportDialog dropped={files} onClose={() => setFiles(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
