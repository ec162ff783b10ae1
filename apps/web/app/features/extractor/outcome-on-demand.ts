import { onDemand } from '../../ui/on-demand.ts';

/** What shows the outcome of a reading: fetched once the page stands, at the latest while the first picture is read. */
export const OUTCOME = onDemand(async () => (await import('./outcome.tsx')).Outcome);
