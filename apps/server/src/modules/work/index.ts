export { emptyBins } from './bulk.service.ts';
export { discardFiles, discardLeft, pictureKey, reservationOf } from './files.ts';
export {
  anatomyOfWork,
  type Circumstances,
  checkConversation,
  keepExtraction,
  originOf,
  recordWork,
  rewriteExtraction,
} from './keep.service.ts';
export { keptBytes, usualBytes } from './overview.service.ts';
export { TERMS, termsWork } from './terms.service.ts';
export { forgetUnkept } from './unkept.service.ts';
export { workRoutes } from './work.routes.ts';
export type { WorkDeps } from './work.service.ts';
export { worksOfAccounts } from './work-of-account.ts';
export { findName, pictureForOthers, remix, type Shown, worksForOthers } from './works-for-others.ts';
