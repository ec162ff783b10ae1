import { logout, type Plan, planOf, profile, type User } from '@framewright/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { ApiError } from './api-errors.ts';
import { forgetDrafts, keepDraftsOf } from './draft.ts';
import { queryClient } from './query-client.ts';
import {
  currentToken,
  discardToken,
  keepPlan,
  onTokenChange,
  removeToken,
  storedToken,
  storeToken,
  TRIED_KEY,
} from './token.ts';

/** How long signing out waits for the server. */
const LOGOUT_MS = 2000;

/** Who is looking at the page. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly user: User; readonly plan: Plan }
  /** There is a token, but the server that could say whose it is does not answer. */
  | { readonly status: 'unreachable'; readonly retry: () => void; readonly retrying: boolean };

/** The profile that belongs to a token. A 401 or 404 (no such user) ends the session; other failures do not. */
const profileQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['profile', token],
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      try {
        const user = await call(profile, { signal });
        keepPlan(user.plan);
        return user;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 404)) removeToken();
        throw error;
      }
    },
  });

/** The stored token, good or not. `undefined` while the page is prerendered and until it is hydrated, because only the browser knows. */
function useStoredToken(): string | null | undefined {
  return useSyncExternalStore(onTokenChange, storedToken, () => undefined);
}

/**
 * Who is looking, and what follows from it; `loading` while the page is prerendered and until the server has
 * answered.
 */
export function useSession(): Session {
  const token = useStoredToken();
  const { data: user, isError, isFetching, refetch } = useQuery(profileQuery(token ?? null));
  if (token === undefined) return { status: 'loading' };
  if (token === null) return { status: 'visitor' };
  if (user) return { status: 'signed-in', user, plan: planOf(user.plan) };
  if (isError) return { status: 'unreachable', retry: () => void refetch(), retrying: isFetching };
  return { status: 'loading' };
}

/** Begins a session with what sign-in or registration answered. */
export function beginSession({ access_token, user }: { access_token: string; user: User }): void {
  queryClient.clear();
  queryClient.setQueryData(profileQuery(access_token).queryKey, user);
  keepDraftsOf(user.id);
  keepPlan(user.plan);
  storeToken(access_token);
}

/** Begins a session with a token alone. @throws as `call` does: the token is kept unless the server rejects it */
export async function beginSessionWithToken(token: string): Promise<void> {
  queryClient.clear();
  storeToken(token);
  keepDraftsOf((await queryClient.fetchQuery(profileQuery(currentToken()))).id);
}

/** Takes over what the server now says about the user. */
export function updateUser(user: User): void {
  queryClient.setQueryData(profileQuery(storedToken()).queryKey, user);
}

/** Goes on with a new token where the server ended the old one: the page stays as it is. */
export function renewSession({ access_token, user }: { access_token: string; user: User }): void {
  queryClient.setQueryData(profileQuery(access_token).queryKey, user);
  storeToken(access_token);
}

/**
 * Ends the session here, and on the server where that answers in time. Leaves by a full page load, so
 * that nothing of it stays in memory: cached answers, keys that were typed in.
 */
export async function endSession(): Promise<void> {
  const ending = call(logout, { signal: AbortSignal.timeout(LOGOUT_MS) }).catch(() => undefined); // Here it ends in any case.
  forgetAll();
  await ending;
  window.location.assign('/');
}

/** Leaves, as `endSession` does, where the server has already ended the session. */
export function leaveSession(): void {
  forgetAll();
  window.location.assign('/');
}

/** Whoever leaves leaves nothing behind in this browser. */
function forgetAll(): void {
  discardToken();
  forgetDrafts();
  localStorage.removeItem(TRIED_KEY);
}

/** The user of a page below the signed-in layout, which shows such pages to nobody else. */
export function useUser(): Extract<Session, { status: 'signed-in' }> {
  const session = useSession();
  if (session.status !== 'signed-in')
    throw new Error('This page needs a session: put it below the signed-in layout.');
  return session;
}

/** Asks the server again who this is: after a change of plan or name. */
export async function refreshProfile(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['profile'] });
}
