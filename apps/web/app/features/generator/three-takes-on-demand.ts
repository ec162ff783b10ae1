import { onDemand } from '../../ui/on-demand.ts';

/** What shows three takes: fetched once the page stands, at the latest while the first are written. */
export const THREE_TAKES = onDemand(async () => (await import('./three-takes.tsx')).ThreeTakes);
