export { authRoutes } from './auth.routes.ts';
export { authenticator, forgetExpiredSessions, saveAccount, setPlan } from './auth.service.ts';
export type { Belongings, UsageBelongings } from './belongings.ts';
export { accessTokens } from './tokens.ts';
