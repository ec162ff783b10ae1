export { keyRoutes } from './keys.routes.ts';
export { keyAuthenticator } from './keys.service.ts';
export { keysOfAccounts } from './keys-of-account.ts';
