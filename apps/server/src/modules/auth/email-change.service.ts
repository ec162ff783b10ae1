import type { changeEmail as changeEmailCall, User } from '@framewright/contract';
import { z } from 'zod';
import { isUniqueViolation } from '../../db/failures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { provenHash } from './account.service.ts';
import * as repo from './auth.repo.ts';
import { deleteTokensOf } from './identity.repo.ts';
import { changedMail, confirmMail } from './mails.ts';
import { issueToken, readToken, spendToken } from './one-use-tokens.ts';
import type { MailDeps } from './password-reset.service.ts';

const wish = z.object({ email: z.string() });

/**
 * Mails a link to the new address. Whether another account has it is told to nobody but whoever reads there.
 * @throws {AppError} `wrong_password` or `too_many_attempts`
 */
export async function changeEmail(
  deps: MailDeps,
  user: User,
  { email, password }: z.output<typeof changeEmailCall.body>,
  ip: string,
): Promise<void> {
  const { db, now, post, publicUrl } = deps;
  await provenHash(deps, user, { password, field: 'password' }, ip);
  post.later(async () => {
    const errand = { purpose: 'change-email', userId: user.id, data: { email } } as const;
    const token = await inTransaction(db, (tx) => issueToken(tx, errand, now()));
    return token === undefined ? undefined : confirmMail(email, publicUrl, token);
  });
}

/**
 * Takes the new address, ends every session and link of the account, and tells the old address.
 * @throws {AppError} `link_expired` or `email_taken`
 */
export async function confirmEmail({ db, now, post, publicUrl }: MailDeps, token: string): Promise<void> {
  const errand = await readToken(db, 'change-email', token, now());
  if (!errand) throw new AppError('link_expired');
  const { email } = wish.parse(errand.data);
  const previous = await repo.findById(db, errand.userId);
  try {
    await inTransaction(db, async (tx) => {
      const holds =
        (await repo.updateEmail(tx, errand.userId, email)) && (await spendToken(tx, 'change-email', token));
      if (!holds) throw new AppError('link_expired');
      await repo.deleteSessionsOf(tx, errand.userId);
      await deleteTokensOf(tx, errand.userId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken');
    throw error;
  }
  post.later(async () => previous && changedMail(previous.user.email, publicUrl));
}
