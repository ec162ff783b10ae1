import { lazy, Suspense } from 'react';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** The dialog that opens a work to others: fetched when it is asked for, since most works are kept to oneself. */
export function ShareOnDemand(props: ShareDialogProps) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
