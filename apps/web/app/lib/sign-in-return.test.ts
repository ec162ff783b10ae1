import { expect, test, vi } from 'vitest';
import { signInReturn, takeSignInReturn } from './sign-in-return.ts';

function arriveAt(path: string) {
  const url = new URL(path, 'http://localhost:3000');
  const replaceState = vi.fn<History['replaceState']>();
  takeSignInReturn({ pathname: url.pathname, search: url.search }, { state: { idx: 0 }, replaceState });
  return replaceState;
}

test('the token leaves the address, and can be had once', () => {
  expect(arriveAt('/auth/callback?token=a.b.c')).toHaveBeenCalledExactlyOnceWith(
    { idx: 0 },
    '',
    '/auth/callback',
  );
  expect(signInReturn()).toEqual({ token: 'a.b.c', error: null });
  expect(signInReturn()).toEqual({ token: null, error: null });
});

test('so does an error', () => {
  expect(arriveAt('/auth/callback/?error=access_denied')).toHaveBeenCalledOnce();
  expect(signInReturn()).toEqual({ token: null, error: 'access_denied' });
});

test.each(['/', '/pricing?token=x', '/auth?token=x', '/auth/callback/else?token=x'])(
  '%s is left as it is',
  (path) => {
    expect(arriveAt(path)).not.toHaveBeenCalled();
    expect(signInReturn()).toEqual({ token: null, error: null });
  },
);
