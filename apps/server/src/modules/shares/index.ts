export { shareHead } from './share-head.ts';
export { shareRoutes } from './shares.routes.ts';
export { sharesOfAccounts } from './shares-of-account.ts';
