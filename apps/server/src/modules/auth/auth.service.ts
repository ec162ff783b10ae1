import {
  type credentials,
  ERRORS,
  type ErrorCode,
  type PlanId,
  type registration,
  type User,
} from '@framewright/contract';
import type { z } from 'zod';
import { isUniqueViolation } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Authenticate } from '../../http/caller.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { newId } from '../../ids.ts';
import * as repo from './auth.repo.ts';
import type { AllBelongings } from './belongings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { type AccessTokens, SESSION_LIFE } from './tokens.ts';

export interface AuthDeps {
  readonly db: Db;
  readonly tokens: AccessTokens;
  readonly limits: RateLimits;
  readonly now: () => Date;
  readonly belongings: AllBelongings;
}

/** What a sign-in answers. */
export interface SignedIn {
  readonly access_token: string;
  readonly user: User;
}

/** @throws {AppError} `common_password`, `email_taken` or `too_many_registrations` */
export async function register(
  deps: AuthDeps,
  { email, name, password }: z.output<typeof registration>,
  ip: string,
): Promise<SignedIn> {
  await refuseCommon(password, 'password');
  await deps.limits.registration(ip);
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  const user: User = { id: newId(), email, name, plan: 'free', created_at: now.toISOString() };
  try {
    return await inTransaction(deps.db, async (tx) => {
      await repo.insertUser(tx, user, passwordHash);
      await deps.belongings.usage.recall(tx, user, now);
      return signIn({ ...deps, db: tx }, user);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken');
    throw error;
  }
}

/** @throws {AppError} `wrong_credentials`, in the same words and time whether the account exists, or `too_many_attempts` */
export async function login(
  deps: AuthDeps,
  { email, password }: z.output<typeof credentials>,
  ip: string,
): Promise<SignedIn> {
  await deps.limits.signIn(email, ip);
  const account = await repo.findByEmail(deps.db, email);
  const hash = account?.passwordHash;
  const matches = await passwordMatches(hash, password);
  if (!account || !hash || !matches) throw new AppError('wrong_credentials');
  return inTransaction(deps.db, async (tx) => {
    // Not while it is being changed: that would leave a session of the old one.
    if (!(await repo.replacePassword(tx, account.user.id, hash, hash)))
      throw new AppError('wrong_credentials');
    return signIn({ ...deps, db: tx }, account.user);
  });
}

/** Ends one session: its token holds nowhere any more. */
export async function logout({ db }: AuthDeps, sessionId: string): Promise<void> {
  await repo.deleteSession(db, sessionId);
}

/** Proves tokens by their signature, and by the session that they name. */
export function authenticator({ db, tokens, now }: Pick<AuthDeps, 'db' | 'tokens' | 'now'>): Authenticate {
  return async (token) => {
    const { userId, sessionId } = tokens.verify(token, now());
    const user = await repo.findSessionUser(db, sessionId, userId);
    if (!user) throw new AppError('not_signed_in');
    return { user, sessionId, scopes: null };
  };
}

/**
 * Puts an account on a plan, as an operator may.
 * @param email in lower case
 * @returns whether there is such an account
 */
export async function setPlan(db: Db, email: string, plan: PlanId): Promise<boolean> {
  return repo.updatePlan(db, email, plan);
}

/**
 * Makes an account without a sign-up, or gives a new password to the one that has its email.
 * @returns the account, and whether it is new
 */
export async function saveAccount(
  db: Db,
  { password, ...wish }: Pick<User, 'email' | 'name' | 'plan'> & { readonly password: string },
  now: Date,
): Promise<{ user: User; isNew: boolean }> {
  const passwordHash = await hashPassword(password);
  const known = await repo.findByEmail(db, wish.email);
  const user: User = {
    ...wish,
    id: known?.user.id ?? newId(),
    created_at: known?.user.created_at ?? now.toISOString(),
  };
  if (known) await repo.updateAccount(db, user, passwordHash);
  else await repo.insertUser(db, user, passwordHash);
  return { user, isNew: !known };
}

/** Housekeeping: their tokens have expired with them. */
export async function forgetExpiredSessions(db: Db, now: Date): Promise<void> {
  await repo.deleteSessionsBefore(db, now.toISOString());
}

/** A failure that one field of a form is to blame for. */
export function refuseField(code: ErrorCode, path: string): AppError {
  return new AppError(code, { fields: [{ path, message: ERRORS[code].detail }] });
}

/** @throws {AppError} `common_password` */
export async function refuseCommon(password: string, path: string): Promise<void> {
  if (await isCommonPassword(password)) throw refuseField('common_password', path);
}

/** Begins a session. */
export async function signIn(
  { db, tokens, now }: Pick<AuthDeps, 'db' | 'tokens' | 'now'>,
  user: User,
): Promise<SignedIn> {
  const session = { id: newId(), userId: user.id };
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIFE);
  await repo.insertSession(db, {
    ...session,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  return { access_token: tokens.sign({ userId: user.id, sessionId: session.id }, expiresAt), user };
}
