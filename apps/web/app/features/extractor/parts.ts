import { onDemand } from '../../ui/on-demand.ts';

/** What shows the outcome of a reading: fetched once the page stands, at the latest while the first picture is read. */
export const OUTCOME = onDemand(async () => (await import('./outcome.tsx')).Outcome);

/** What somebody has extracted before: fetched for those who are signed in. */
export const MINE = onDemand(async () => (await import('./mine.tsx')).Mine);
