export { templateRoutes } from './templates.routes.ts';
export { templatesOfAccounts } from './templates-of-account.ts';
export { templatesOfExports } from './templates-of-exports.ts';
