import { buffer } from 'node:stream/consumers';
import { worksById } from './export.repo.ts';
import { pixelHash, workHash } from './identity.ts';
import * as repo from './take.repo.ts';
import type { TakeDeps } from './take.ts';

/** Works that are read at once. */
const TOGETHER = 50;

/** Notes by what all works of a user are told, so that an import finds those that are here already. */
export async function knowAllWorks(
  { db, storage }: TakeDeps,
  userId: string,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    const ids = await repo.unhashedWorks(db, userId, TOGETHER);
    if (ids.length === 0 || isOver()) return;
    for (const { kept, ...work } of await worksById(db, userId, ids)) {
      const pixels: string[] = [];
      for (const { storageKey } of kept) {
        const stored = await storage.open(storageKey);
        if (stored) pixels.push(pixelHash(await buffer(stored)));
      }
      const hashes = [workHash(work, pixels), ...pixels];
      await repo.putHashes(
        db,
        hashes.map((hash) => ({ work_id: work.id, user_id: userId, hash })),
      );
    }
  }
}
