import {
  type ErrorCode,
  email as emailShape,
  LENGTHS,
  type linkGoogle as linkGoogleCall,
  type User,
} from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/failures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type Proofs,
  type ProvenIdentity,
} from '../../providers/identity/identity-provider.ts';
import * as repo from './auth.repo.ts';
import { type AuthDeps, refuseField, type SignedIn, signIn } from './auth.service.ts';
import * as identities from './identity.repo.ts';
import { issueToken, readToken, spendToken } from './one-use-tokens.ts';
import { passwordMatches } from './passwords.ts';

export interface GoogleDeps extends AuthDeps {
  /** Undefined where Google sign-in is not set up. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly log: FastifyBaseLogger;
}

/** What a refused sign-in is told by: our own words, never the provider's. */
export type RefusalWord = 'access_denied' | 'email_unverified' | 'failed' | 'not_configured' | ErrorCode;

/** What the browser takes to the page that finishes the sign-in. */
export type Outcome =
  | { readonly token: string }
  /** Stands for an identity whose email has an account, until that account's password is given. */
  | { readonly link: string }
  | { readonly error: RefusalWord };

const linkData = z.object({ issuer: z.string(), subject: z.string() });

/** Where the browser goes, and what it must come back with. */
export async function beginGoogle({
  identityProvider,
  log,
}: Pick<GoogleDeps, 'identityProvider' | 'log'>): Promise<
  { readonly url: string; readonly proofs: Proofs } | { readonly error: RefusalWord }
> {
  if (!identityProvider) return { error: 'not_configured' };
  try {
    return await identityProvider.begin();
  } catch (error) {
    return { error: wordFor(error, log) };
  }
}

/**
 * Signs in whoever the provider's answer proves. It is a page that the browser opens: whatever goes wrong is
 * a word in its address.
 * @param proofs what this browser was given at the start; undefined where it was given nothing
 */
export async function finishGoogle(
  deps: GoogleDeps,
  answer: URLSearchParams,
  proofs: Proofs | undefined,
  ip: string,
): Promise<Outcome> {
  if (!deps.identityProvider) return { error: 'not_configured' };
  if (!proofs) return { error: 'failed' };
  try {
    // No account is known yet: each sign-in counts by itself, and all of them for their address.
    await deps.limits.signIn(proofs.state, ip);
    const identity = await deps.identityProvider.finish(answer, proofs);
    return await admitAgain(deps, identity, ip);
  } catch (error) {
    return { error: wordFor(error, deps.log) };
  }
}

/**
 * Links an identity to the account that has its email, for whoever knows that account's password.
 * @throws {AppError} `link_expired`, also where the account has no password; `wrong_password` or `too_many_attempts`
 */
export async function linkGoogle(
  deps: GoogleDeps,
  { link, password }: z.output<typeof linkGoogleCall.body>,
  ip: string,
): Promise<SignedIn> {
  const token = await readToken(deps.db, 'link-identity', link, deps.now());
  const account = token && (await repo.findById(deps.db, token.userId));
  if (!token || !account?.passwordHash) throw new AppError('link_expired');
  const { user, passwordHash } = account;
  await deps.limits.signIn(user.email, ip);
  if (!(await passwordMatches(passwordHash, password))) throw refuseField('wrong_password', 'password');
  try {
    return await inTransaction(deps.db, async (tx) => {
      const holds =
        (await repo.replacePassword(tx, user.id, passwordHash, passwordHash)) &&
        (await spendToken(tx, 'link-identity', link));
      if (!holds) throw new AppError('link_expired');
      await identities.insertIdentity(tx, linkData.parse(token.data), user.id, deps.now().toISOString());
      return signIn({ ...deps, db: tx }, user);
    });
  } catch (error) {
    // It was linked elsewhere in the meantime.
    if (isUniqueViolation(error)) throw new AppError('link_expired');
    throw error;
  }
}

/** Once more where somebody was faster, with this identity or its email: then they are there. */
async function admitAgain(deps: GoogleDeps, identity: ProvenIdentity, ip: string): Promise<Outcome> {
  try {
    return await admit(deps, identity, ip);
  } catch (error) {
    if (!isUniqueViolation(error) && !isForeignKeyViolation(error)) throw error;
    return admit(deps, identity, ip);
  }
}

/**
 * The email is looked up before the identity. An account and the identity that it was made with are committed
 * together: whoever has seen the account, just made in another tab, then sees that it is theirs.
 */
async function admit(deps: GoogleDeps, identity: ProvenIdentity, ip: string): Promise<Outcome> {
  const { data: email } = emailShape.safeParse(identity.emailVerified ? identity.email : undefined);
  const owner = email ? await repo.findByEmail(deps.db, email) : undefined;
  const known = await identities.findIdentityUser(deps.db, identity);
  if (known) return { token: (await signIn(deps, known)).access_token };
  if (!email) return { error: 'email_unverified' };
  if (owner) return { link: await linkTo(deps, owner.user, identity) };
  await deps.limits.registration(ip);
  return { token: (await newAccount(deps, identity, email)).access_token };
}

/** Never linked for the email alone: whoever made the account may not be whom the email belongs to. */
async function linkTo({ db, now }: GoogleDeps, owner: User, identity: ProvenIdentity): Promise<string> {
  const { issuer, subject } = identity;
  const errand = { purpose: 'link-identity', userId: owner.id, data: { issuer, subject } } as const;
  const token = await inTransaction(db, (tx) => issueToken(tx, errand, now()));
  if (!token) throw new AppError('link_expired');
  return token;
}

function newAccount(deps: GoogleDeps, identity: ProvenIdentity, email: string): Promise<SignedIn> {
  const now = deps.now();
  const created_at = now.toISOString();
  const user: User = { id: newId(), email, name: nameOf(identity, email), plan: 'free', created_at };
  return inTransaction(deps.db, async (tx) => {
    await repo.insertUser(tx, user, null);
    await identities.insertIdentity(tx, identity, user.id, created_at);
    await deps.belongings.usage.recall(tx, user, now);
    return signIn({ ...deps, db: tx }, user);
  });
}

/** As short and as plain as a name that is typed in; without one, what stands before the @. */
function nameOf({ name = '' }: ProvenIdentity, email: string): string {
  const plain = name.slice(0, LENGTHS.name).replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  return plain.trim() || email.slice(0, email.indexOf('@')).slice(0, LENGTHS.name);
}

function wordFor(error: unknown, log: FastifyBaseLogger): RefusalWord {
  if (error instanceof IdentityFailure && error.kind === 'denied') return 'access_denied';
  if (error instanceof AppError && error.status === 429) return error.code;
  log.warn({ err: error }, 'a Google sign-in failed');
  return 'failed';
}
