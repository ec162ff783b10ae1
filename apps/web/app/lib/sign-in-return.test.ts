import { expect, test, vi } from 'vitest';
import { signInReturn, takeSignInReturn } from './sign-in-return.ts';

const NOTHING = { token: null, link: null, error: null, next: null };

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
  expect(signInReturn()).toEqual({ ...NOTHING, token: 'a.b.c' });
  expect(signInReturn()).toEqual(NOTHING);
});

test.each([
  ['/auth/callback/?error=access_denied', { error: 'access_denied' }],
  ['/auth/callback?link=secret&next=%2Fgenerator', { link: 'secret', next: '/generator' }],
])('so does what %s brings', (path, brought) => {
  expect(arriveAt(path)).toHaveBeenCalledOnce();
  expect(signInReturn()).toEqual({ ...NOTHING, ...brought });
});

test.each(['/', '/pricing?token=x', '/auth?token=x', '/auth/callback/else?token=x'])(
  '%s is left as it is',
  (path) => {
    expect(arriveAt(path)).not.toHaveBeenCalled();
    expect(signInReturn()).toEqual(NOTHING);
  },
);
