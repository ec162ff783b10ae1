import type { AccountExport, passwordChange, User } from '@framewright/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import * as repo from './auth.repo.ts';
import { type AuthDeps, refuseCommon, refused, type SignedIn, signIn } from './auth.service.ts';
import { deleteTokensOf, identitiesOf } from './identity.repo.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** @throws {AppError} `not_signed_in` where the account has just been deleted */
export async function rename({ db }: AuthDeps, user: User, name: string): Promise<User> {
  if (!(await repo.updateName(db, user.id, name))) throw new AppError('not_signed_in');
  return { ...user, name };
}

/**
 * Ends every session and link of the account, and begins a new session. API keys stay: the page says so.
 * @throws {AppError} `common_password`, `wrong_password` or `too_many_attempts`
 */
export async function changePassword(
  deps: AuthDeps,
  user: User,
  { current, next }: z.output<typeof passwordChange>,
  ip: string,
): Promise<SignedIn> {
  await refuseCommon(next, 'next');
  const present = await provenHash(deps, user, { password: current, field: 'current' }, ip);
  const passwordHash = await hashPassword(next);
  return inTransaction(deps.db, async (tx) => {
    if (!(await repo.replacePassword(tx, user.id, present, passwordHash)))
      throw new AppError('not_signed_in');
    await repo.deleteSessionsOf(tx, user.id);
    await deleteTokensOf(tx, user.id);
    return signIn({ ...deps, db: tx }, user);
  });
}

/**
 * Removes the account and everything that belongs to it.
 * @throws {AppError} `wrong_password` or `too_many_attempts`
 */
export async function deleteAccount(deps: AuthDeps, user: User, password: string, ip: string): Promise<void> {
  const present = await provenHash(deps, user, { password, field: 'password' }, ip);
  const { usage, images, billing, extractor, keys, works, boards, templates, shares, imports } =
    deps.belongings;
  const remaining = await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    // Counters before the account, as a prompt does it: the other way round the two wait for each other.
    await usage.setAside(tx, user, now);
    if (!(await repo.closeAccount(tx, user.id, present))) throw new AppError('not_signed_in');
    const left = [
      await usage.forget(tx, user, now),
      await images.forget(tx, user, now),
      await billing.forget(tx, user, now),
      await extractor.forget(tx, user, now),
      await keys.forget(tx, user, now),
      await works.forget(tx, user, now),
      await boards.forget(tx, user, now),
      await templates.forget(tx, user, now),
      await shares.forget(tx, user, now),
      await imports.forget(tx, user, now),
    ];
    await repo.deleteUser(tx, user.id);
    return left;
  });
  for (const finish of remaining) await finish();
}

/** Everything that is kept about the account, but for the hash of its password. */
export async function exportAccount({ db, now, belongings }: AuthDeps, user: User): Promise<AccountExport> {
  const at = now();
  const { usage, generations, model_calls } = await belongings.usage.exportOf(db, user.id, at);
  const { images } = await belongings.images.exportOf(db, user.id, at);
  const { subscriptions } = await belongings.billing.exportOf(db, user.id, at);
  const { extracted_prompts } = await belongings.extractor.exportOf(db, user.id, at);
  const { api_keys } = await belongings.keys.exportOf(db, user.id, at);
  const { works, collections } = await belongings.works.exportOf(db, user.id, at);
  const { boards } = await belongings.boards.exportOf(db, user.id, at);
  const { templates } = await belongings.templates.exportOf(db, user.id, at);
  const { shares } = await belongings.shares.exportOf(db, user.id, at);
  const sessions = await repo.sessionsOf(db, user.id);
  const identities = await identitiesOf(db, user.id);
  return {
    exported_at: at.toISOString(),
    user,
    sessions,
    identities,
    usage,
    generations,
    model_calls,
    images,
    extracted_prompts,
    api_keys,
    works,
    collections,
    boards,
    templates,
    shares,
    subscriptions,
  };
}

/**
 * Has the caller prove who they are once more, as often as they could at the sign-in: a stolen token must
 * not be a way to guess the password.
 * @returns the password's hash
 * @throws {AppError} `wrong_password`, `too_many_attempts`, or `not_signed_in` where the account is gone
 */
export async function provenHash(
  { db, limits }: AuthDeps,
  { id, email }: User,
  { password, field }: { password: string; field: string },
  ip: string,
): Promise<string> {
  await limits.signIn(email, ip);
  const hash = await repo.findPasswordHash(db, id);
  // Deleted since the token was proved.
  if (hash === undefined) throw new AppError('not_signed_in');
  if (!(await passwordMatches(hash, password)) || !hash) throw refused('wrong_password', field);
  return hash;
}
