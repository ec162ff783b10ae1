import { onDemand } from '../../ui/on-demand.ts';

/*
 * What asks about works before something is done to them: fetched once the page stands.
 */
export const TAG_DIALOG = onDemand(async () => (await import('./tag-dialog.tsx')).TagDialog);
export const COLLECT_DIALOG = onDemand(async () => (await import('./collect-dialog.tsx')).CollectDialog);
export const DELETE_DIALOG = onDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
