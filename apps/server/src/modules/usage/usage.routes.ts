import { getUsage } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { Mount } from '../../http/endpoint.ts';
import { usageOf } from './usage.service.ts';

/** Mounts `GET /api/usage`, about today as the clock has it. */
export function usageRoutes(mount: Mount, db: Db, now: () => Date): void {
  mount(getUsage, ({ caller }) => usageOf(db, caller.user, now()));
}
