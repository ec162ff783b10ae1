import { lazy, Suspense } from 'react';
import type { CollectionDialogProps } from './collection-dialog.tsx';

const CollectionDialog = lazy(async () => ({
  default: (await import('./collection-dialog.tsx')).CollectionDialog,
}));

/** The dialog of a collection, fetched when it is asked for. */
export function CollectionOnDemand(props: CollectionDialogProps) {
  return (
    <Suspense>
      <CollectionDialog {...props} />
    </Suspense>
  );
}
