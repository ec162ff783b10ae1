export { type Generation, recordGeneration } from './generations.repo.ts';
export { usageRoutes } from './usage.routes.ts';
export {
  commit,
  forgetOldCounters,
  release,
  releaseCrashed,
  reserve,
  spendNow,
} from './usage.service.ts';
