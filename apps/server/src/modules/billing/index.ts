export { billingRoutes } from './billing.routes.ts';
export { billingOfAccounts } from './billing-of-account.ts';
