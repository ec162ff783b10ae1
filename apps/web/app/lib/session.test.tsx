import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { queryClient } from './query-client.ts';
import { beginSession, beginSessionWithToken, endSession, useSession } from './session.ts';
import { storedToken, storeToken } from './token.ts';

const MARA = {
  id: '1',
  email: 'mara@studio.example',
  name: 'Mara',
  plan: 'pro',
  created_at: '2026-11-01T00:00:00.000Z',
} as const;
const TOKEN = tokenThatExpires(Date.now() + 3_600_000);

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  queryClient.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function answer(status: number, body: unknown): void {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

function session() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSession(), { wrapper }).result;
}

test('without a token there is a visitor, and nobody is asked', () => {
  expect(session().current).toEqual({ status: 'visitor' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a good token becomes a user with a plan', async () => {
  storeToken(TOKEN);
  answer(200, MARA);
  const result = session();
  expect(result.current.status).toBe('loading');
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'signed-in', user: MARA, plan: { id: 'pro' } }),
  );
});

test('an expired token is removed without asking', async () => {
  storeToken(tokenThatExpires(Date.now() - 1));
  const result = session();
  await waitFor(() => expect(result.current.status).toBe('visitor'));
  expect(storedToken()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([401, 404])('a profile that answers %i removes the token', async (status) => {
  storeToken(TOKEN);
  answer(status, { detail: 'No.', code: 'not_found', request_id: 'r' });
  const result = session();
  await waitFor(() => expect(result.current.status).toBe('visitor'));
  expect(storedToken()).toBeNull();
});

test('a server in trouble keeps the token, and trying again can succeed', async () => {
  storeToken(TOKEN);
  answer(503, { detail: 'Busy.', code: 'overloaded', request_id: 'r' });
  const result = session();
  await waitFor(() => expect(result.current.status).toBe('unreachable'), { timeout: 3000 });
  expect(storedToken()).toBe(TOKEN);
  answer(200, MARA);
  const { current } = result;
  act(() => (current.status === 'unreachable' ? current.retry() : expect.fail('Nothing to retry.')));
  await waitFor(() => expect(result.current.status).toBe('signed-in'));
});

test('so does no network at all', async () => {
  storeToken(TOKEN);
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  const result = session();
  await waitFor(() => expect(result.current.status).toBe('unreachable'), { timeout: 3000 });
  expect(storedToken()).toBe(TOKEN);
});

test('sign-in needs no second call for the profile, and forgets what the last user saw', async () => {
  queryClient.setQueryData(['usage'], 'of somebody else');
  const result = session();
  act(() => beginSession({ access_token: TOKEN, user: MARA }));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'signed-in', user: MARA }));
  expect(fetched).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(['usage'])).toBeUndefined();
});

test('a token from third-party sign-in that the server rejects begins nothing', async () => {
  answer(401, { detail: 'Please sign in.', code: 'not_signed_in', request_id: 'r' });
  await expect(beginSessionWithToken(TOKEN)).rejects.toMatchObject({ status: 401 });
  await expect(beginSessionWithToken('no token at all')).rejects.toMatchObject({ status: 401 });
  expect(storedToken()).toBeNull();
});

test('signing out removes the token even where the server does not answer, and leaves by a page load', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  storeToken(TOKEN);
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await endSession();
  expect(storedToken()).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('signing out tells the server whose session ends', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  storeToken(TOKEN);
  answer(200, { success: true });
  await endSession();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/auth/logout');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
});
