import { type User, WORK, type WorkOverview } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { countRoll } from './overview.repo.ts';
import { meanPictureBytes, sumKeptBytes } from './work.repo.ts';
import type { WorkDeps } from './work.service.ts';

/** Counts for the filters of the roll, and how much of the storage is used, in bytes. */
export async function overviewOf({ db, labelOf, storageLimit }: WorkDeps, user: User): Promise<WorkOverview> {
  const { bytes, models, ...counts } = await countRoll(db, user.id, WORK.overviewTerms, WORK.overviewTags);
  return {
    ...counts,
    models: models.map((each) => ({ ...each, label: labelOf(each.model) })),
    storage: { used_bytes: bytes, limit_bytes: storageLimit(user.plan) },
  };
}

/** Bytes that the pictures of a user take up, without those that go within a day. */
export function keptBytes(db: Db, userId: string): Promise<number> {
  return sumKeptBytes(db, userId);
}

/** Pictures that tell how large the next ones will be. */
const LAST = 50;

/** Bytes of the last pictures of a user, on average; null where there is none. */
export function usualBytes(db: Db, userId: string): Promise<number | null> {
  return meanPictureBytes(db, userId, LAST);
}
