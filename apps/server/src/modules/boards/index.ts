export { boardRoutes } from './boards.routes.ts';
export { boardsOfAccounts } from './boards-of-account.ts';
export { boardRunner, stopLeftBoards } from './run-boards.ts';
