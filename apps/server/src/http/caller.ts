import type { User } from '@framewright/contract';

/** Who calls, proved by a token on this very request. */
export interface Caller {
  readonly user: User;
  readonly sessionId: string;
}

/**
 * Proves a bearer token.
 * @throws {AppError} `session_expired` for an old one, `not_signed_in` for every other that does not hold
 */
export type Authenticate = (token: string) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
