import type { resetPassword as resetPasswordCall } from '@framewright/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import * as repo from './auth.repo.ts';
import { type AuthDeps, refuseCommon } from './auth.service.ts';
import { deleteTokensOf } from './identity.repo.ts';
import { resetMail } from './mails.ts';
import { issueToken, readToken, spendToken } from './one-use-tokens.ts';
import { hashPassword } from './passwords.ts';
import type { Post } from './post.ts';

/** What the calls stand on that send mails. */
export interface MailDeps extends AuthDeps {
  readonly post: Post;
  /** Where the links of mails lead. */
  readonly publicUrl: string;
}

/** Milliseconds for which one mail is enough: nobody's inbox is flooded from here. */
const PAUSE = 60_000;

/**
 * Mails a link to whoever has this address; nobody is told whether there is such an account.
 * @throws {AppError} `too_many_attempts`
 */
export async function forgotPassword(deps: MailDeps, email: string, ip: string): Promise<void> {
  const { db, now, post, publicUrl } = deps;
  // Apart from sign-ins: whoever has just tried too many passwords needs this.
  await deps.limits.signIn(`mail ${email}`, ip);
  post.later(async () => {
    const account = await repo.findByEmail(db, email);
    if (!account) return undefined;
    const errand = { purpose: 'reset-password', userId: account.user.id, data: {} } as const;
    const token = await inTransaction(db, (tx) => issueToken(tx, errand, now(), PAUSE));
    return token === undefined ? undefined : resetMail(account.user.email, publicUrl, token);
  });
}

/**
 * Sets the password, also of an account that has none yet, and ends every session, link and API key of the account.
 * @throws {AppError} `link_expired` or `common_password`, which leaves the link as it is
 */
export async function resetPassword(
  { db, now, belongings }: AuthDeps,
  { token, password }: z.output<typeof resetPasswordCall.body>,
): Promise<void> {
  const errand = await readToken(db, 'reset-password', token, now());
  if (!errand) throw new AppError('link_expired');
  await refuseCommon(password, 'password');
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const holds =
      (await repo.setPassword(tx, errand.userId, passwordHash)) &&
      (await spendToken(tx, 'reset-password', token));
    if (!holds) throw new AppError('link_expired');
    await repo.deleteSessionsOf(tx, errand.userId);
    await deleteTokensOf(tx, errand.userId);
    await belongings.keys.revokeAll(tx, errand.userId);
  });
}
