export { boardRoutes } from './boards.routes.ts';
export { boardsOfAccounts } from './boards-of-account.ts';
export { boardsOfExports } from './boards-of-exports.ts';
export { BOARDS, boardRunner } from './run-boards.ts';
