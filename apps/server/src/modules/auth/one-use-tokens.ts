import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/open.ts';
import type { OneUseTokensTable } from '../../db/schema.ts';
import { holdAccount } from './accounts.service.ts';
import * as repo from './identity.repo.ts';

/** Thirty minutes, in milliseconds. */
export const TOKEN_LIFE = 30 * 60_000;

type Purpose = OneUseTokensTable['purpose'];

/** What a token stands for. */
export interface Errand {
  readonly purpose: Purpose;
  readonly userId: string;
  /** What the purpose needs, as JSON can hold it. */
  readonly data: object;
}

/** A link that somebody waits for stays good when somebody else asks for one; using one ends all. */
const STANDS_BESIDE: ReadonlySet<Purpose> = new Set<Purpose>(['reset-password']);

/**
 * Makes a token: of most purposes the only one of its account that holds. Kept is its hash alone.
 * @param tx a transaction
 * @param pause milliseconds in which one is enough
 * @returns undefined where the account is gone, or the last one is younger than the pause
 */
export async function issueToken(
  tx: Db,
  { purpose, userId, data }: Errand,
  now: Date,
  pause = 0,
): Promise<string | undefined> {
  if (!(await holdAccount(tx, userId))) return undefined;
  if (pause > 0 && (await issuedAt(tx, { purpose, userId })) > now.getTime() - pause) return undefined;
  const token = randomBytes(32).toString('base64url');
  if (!STANDS_BESIDE.has(purpose)) await repo.deleteTokensOf(tx, userId, purpose);
  await repo.insertToken(tx, {
    hash: hashOf(token),
    purpose,
    user_id: userId,
    data: JSON.stringify(data),
    expires_at: new Date(now.getTime() + TOKEN_LIFE).toISOString(),
  });
  return token;
}

/** What a token stands for, which is not used up by asking; undefined for one that does not hold. */
export async function readToken(
  db: Db,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ userId: string; data: unknown } | undefined> {
  const row = await repo.findToken(db, { hash: hashOf(token), purpose }, now.toISOString());
  return row && { userId: row.user_id, data: JSON.parse(row.data) };
}

/** @returns whether it was there to be used up: of two at once, one is told so */
export function spendToken(tx: Db, purpose: Purpose, token: string): Promise<boolean> {
  return repo.deleteToken(tx, { hash: hashOf(token), purpose });
}

/** When the last one was made, in milliseconds since 1970; 0 where there is none. */
async function issuedAt(tx: Db, { purpose, userId }: Pick<Errand, 'purpose' | 'userId'>): Promise<number> {
  const expiry = await repo.latestExpiry(tx, userId, purpose);
  return expiry === undefined ? 0 : Date.parse(expiry) - TOKEN_LIFE;
}

/** Housekeeping: nobody can use them any more. */
export async function forgetExpiredTokens(db: Db, now: Date): Promise<void> {
  await repo.deleteTokensBefore(db, now.toISOString());
}

/** A token has 256 random bits: nothing is gained by hashing it slowly. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
