import {
  type AccountExport,
  AUTH_TEXTS,
  FRESH_SIGN_IN,
  type passwordChange,
  type ResponseOf,
  type signInMethods,
  type User,
} from '@framewright/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import * as repo from './auth.repo.ts';
import { type AuthDeps, refuseCommon, refuseField, type SignedIn, signIn } from './auth.service.ts';
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

/** How the account can be signed in to. */
export async function signInMethodsOf(
  deps: AuthDeps,
  caller: Caller,
): Promise<ResponseOf<typeof signInMethods>> {
  const hash = await repo.findPasswordHash(deps.db, caller.user.id);
  const identities = await identitiesOf(deps.db, caller.user.id);
  return {
    password: Boolean(hash),
    google: identities.length > 0,
    confirmed: hash === null && (await hasJustSignedIn(deps, caller)),
  };
}

/** An account without a password has no other sessions than those that Google began. */
async function hasJustSignedIn({ db, now }: AuthDeps, { sessionId }: Caller): Promise<boolean> {
  const began = sessionId === null ? undefined : await repo.sessionBegan(db, sessionId);
  return began !== undefined && now().getTime() - Date.parse(began) < FRESH_SIGN_IN;
}

/**
 * Removes the account and everything that belongs to it.
 * @throws {AppError} `invalid_request` without a password that there is, `wrong_password`, `too_many_attempts`;
 *   `confirm_sign_in` where there is none and the sign-in is too old
 */
export async function deleteAccount(
  deps: AuthDeps,
  caller: Caller,
  password: string | undefined,
  ip: string,
): Promise<void> {
  const { user } = caller;
  const present = await provenOwner(deps, caller, password, ip);
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

/** @returns the password's hash; null where there is no password, and the sign-in stands for it */
async function provenOwner(
  deps: AuthDeps,
  caller: Caller,
  password: string | undefined,
  ip: string,
): Promise<string | null> {
  const { user } = caller;
  if (password !== undefined) return provenHash(deps, user, { password, field: 'password' }, ip);
  if ((await repo.findPasswordHash(deps.db, user.id)) === null) {
    if (await hasJustSignedIn(deps, caller)) return null;
    throw new AppError('confirm_sign_in');
  }
  const problem = { path: 'password', message: AUTH_TEXTS.password };
  throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
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
  if (!(await passwordMatches(hash, password)) || !hash) throw refuseField('wrong_password', field);
  return hash;
}
