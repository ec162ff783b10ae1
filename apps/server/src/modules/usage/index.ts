export type { Generation } from './generations.repo.ts';
export { type SpendRow, spendSince } from './spend.repo.ts';
export { MICROS, meteredCalls, spentToday } from './spend.service.ts';
export { countReservations } from './usage.repo.ts';
export { usageRoutes } from './usage.routes.ts';
export {
  cleanedUp,
  commit,
  forgetOldCounters,
  leaveBehind,
  RENEWED_EVERY,
  recordGeneration,
  release,
  releaseCrashed,
  renew,
  reserve,
  spendNow,
  usageOf,
} from './usage.service.ts';
export { usageOfAccounts } from './usage-of-account.ts';
