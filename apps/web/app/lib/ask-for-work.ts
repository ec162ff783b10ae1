import { getWork, listWork, type WorkItem, type WorkKind } from '@framewright/contract';
import { call } from './api.ts';

/*
 * Comes on demand: whoever is shown a work checks the answer by the schemas of all kinds of works, and a page that
 * brings one back, or looks into one, stands without.
 */

/** The work of an id, as the server keeps it. @throws as `call` does */
export function askForWork(id: string, signal: AbortSignal): Promise<WorkItem> {
  return call(getWork, { params: { id }, signal });
}

/** The id of what somebody made last, of a kind and from a moment on; undefined where there is none. @throws as `call` does */
export async function askForLatest(
  kind: WorkKind,
  from: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = new URLSearchParams({ kind, from, limit: '1' });
  const { items } = await call(listWork, { query, signal });
  return items[0]?.id;
}
