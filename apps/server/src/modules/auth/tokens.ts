import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

const ISSUER = 'framewright';
const AUDIENCE = 'framewright-api';
/** RFC 9068's type of an access token: no token of another kind passes for one. */
const TYPE = 'at+jwt';

/** Tokens whose claims are kept in memory. */
const REMEMBERED = 5_000;

/** Seven days, in milliseconds. */
export const SESSION_LIFE = 7 * 86_400_000;

const claims = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

/** The session that a token names. */
export interface SessionClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Makes and proves the tokens of sessions. */
export interface AccessTokens {
  sign(session: SessionClaims, expiresAt: Date): string;
  /** @throws {AppError} `session_expired` or `not_signed_in` */
  verify(token: string, now: Date): SessionClaims;
}

/** Access tokens as JWT, signed with HMAC-SHA-256 and nothing else. */
export async function accessTokens(app: FastifyInstance, key: Buffer): Promise<AccessTokens> {
  await app.register(fastifyJwt, {
    secret: key,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, header: { alg: 'HS256', typ: TYPE } },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ['sub', 'sid', 'exp', 'iss', 'aud'],
      // Checked below, by the server's own clock.
      ignoreExpiration: true,
    },
  });
  const claimsOf = claimsReader(app);
  return {
    sign({ userId, sessionId }, expiresAt) {
      return app.jwt.sign({ sub: userId, sid: sessionId, exp: Math.floor(expiresAt.getTime() / 1_000) });
    },
    verify(token, now) {
      const { sub, sid, exp } = claimsOf(token);
      if (exp * 1_000 <= now.getTime()) throw new AppError('session_expired');
      return { userId: sub, sessionId: sid };
    },
  };
}

/**
 * Checks signature and claims, once for each token: the same text always has the same ones. Whether it
 * has expired and whether its session stands is asked each time.
 */
function claimsReader(app: FastifyInstance): (token: string) => z.output<typeof claims> {
  const known = new Map<string, z.output<typeof claims>>();
  return (token) => {
    const read = known.get(token) ?? verified(app, token);
    if (known.size >= REMEMBERED) known.clear();
    known.set(token, read);
    return read;
  };
}

function verified(app: FastifyInstance, token: string): z.output<typeof claims> {
  try {
    return claims.parse(app.jwt.verify(token));
  } catch (cause) {
    throw new AppError('not_signed_in', { cause });
  }
}
