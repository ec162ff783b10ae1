export { forgetOldImports, IMPORTS } from './imports.service.ts';
export { importsOfAccounts } from './imports-of-account.ts';
export { importWork } from './runner.ts';
export { transferRoutes } from './transfer.routes.ts';
