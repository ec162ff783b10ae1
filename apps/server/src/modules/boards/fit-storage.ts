import type { Board, User } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { keptBytes, usualBytes } from '../work/index.ts';

export interface StorageDeps {
  readonly db: Db;
  /** Bytes that the pictures of a plan may take up; null is without end. */
  readonly storageLimit: (plan: string) => number | null;
}

/** Bytes of a picture, where there is none yet to tell. */
const USUAL = 1_500_000;

/** How many more pictures would fit into the storage of a user; nothing where it has no end. */
export async function fitInto(
  { db, storageLimit }: StorageDeps,
  user: User,
  count: number,
): Promise<Pick<Board, 'storage'>> {
  const limit = storageLimit(user.plan);
  if (limit === null) return {};
  const left = Math.max(0, limit - (await keptBytes(db, user.id)));
  const each = Math.ceil((await usualBytes(db, user.id)) ?? USUAL);
  return {
    storage: {
      left_bytes: left,
      needed_bytes: each * count,
      room_for: Math.min(count, Math.floor(left / each)),
    },
  };
}
