export { emptyBins } from './bulk.service.ts';
export { discardFiles, pictureKey, reservationOf } from './files.ts';
export {
  type Circumstances,
  checkConversation,
  keepExtraction,
  originOf,
  recordWork,
  rewriteExtraction,
} from './keep.service.ts';
export { workRoutes } from './work.routes.ts';
export { worksOfAccounts } from './work-of-account.ts';
