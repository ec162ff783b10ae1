export { authRoutes } from './auth.routes.ts';
export { authenticator, forgetExpiredSessions, saveAccount, setPlan } from './auth.service.ts';
export { accessTokens } from './tokens.ts';
