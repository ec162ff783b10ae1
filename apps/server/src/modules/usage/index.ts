export type { Generation } from './generation.ts';
export { MICROS, meteredCalls, type SpendRow, spendSince, spentToday } from './spend.service.ts';
export { usageRoutes } from './usage.routes.ts';
export {
  checkLeft,
  commit,
  countReservations,
  forgetOldCounters,
  leaveBehind,
  noteCleanedUp,
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
