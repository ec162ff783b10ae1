import { ERRORS, type KeyScope, type User } from '@framewright/contract';
import { AppError } from './app-error.ts';

/** Who calls, proved by a token or an API key on this very request. */
export interface Caller {
  readonly user: User;
  /** Null where an API key speaks for the user. */
  readonly sessionId: string | null;
  /** What the API key may do; null where the user is signed in, and may do everything. */
  readonly scopes: readonly KeyScope[] | null;
}

/**
 * Proves a bearer token.
 * @throws {AppError} of status 401 for every one that does not hold
 */
export type Authenticate = (token: string) => Promise<Caller>;

/** Whether this caller may do what needs the scope. */
export function hasScope({ scopes }: Pick<Caller, 'scopes'>, scope: KeyScope): boolean {
  return scopes?.includes(scope) ?? true;
}

/** @throws {AppError} `scope_required`, which names the scope */
export function requireScope(caller: Pick<Caller, 'scopes'>, scope: KeyScope): void {
  if (hasScope(caller, scope)) return;
  const detail = `${ERRORS.scope_required.detail.replace(/ a scope\.$/, '')} the scope '${scope}'.`;
  throw new AppError('scope_required', { detail });
}

/** Whether this caller spends nothing without saying how much it may be: a program does not see a price and stop. */
export function statesMaximum({ scopes }: Pick<Caller, 'scopes'>): boolean {
  return scopes !== null;
}

/** Why something is not made that costs so many US dollars. @param most that were stated, if any were */
export function tooMuch(cost: number, most: number | undefined): string {
  if (most !== undefined) return `This costs about $${cost}, more than max_cost_usd allows.`;
  return `This costs about $${cost}. Please state max_cost_usd, the most that it may cost: an API key spends nothing without it.`;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
