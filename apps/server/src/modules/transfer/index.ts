export { forgetOldImports } from './imports.service.ts';
export { importsOfAccounts } from './imports-of-account.ts';
export { type ImportRunner, importRunner } from './runner.ts';
export { transferRoutes } from './transfer.routes.ts';
