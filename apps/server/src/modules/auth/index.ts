export {
  findPlan as planOfAccount,
  holdAccount,
  isOperator,
  toUser as userOf,
  USER_COLUMNS,
  updateOperator as setOperator,
  updatePlanOf as setPlanOf,
} from './auth.repo.ts';
export { authRoutes } from './auth.routes.ts';
export { authenticator, forgetExpiredSessions, saveAccount, setPlan } from './auth.service.ts';
export type { Belongings, KeyBelongings, UsageBelongings } from './belongings.ts';
export { signInCookie } from './google.cookie.ts';
export { googleRoutes } from './google.routes.ts';
export { forgetExpiredTokens } from './one-use-tokens.ts';
export { openPost } from './post.ts';
export { accessTokens } from './tokens.ts';
