import { expect, test, vi } from 'vitest';
import { signInReturn, takeSignInReturn } from './sign-in-return.ts';

const NOTHING = { token: null, link: null, error: null, next: null };
const MARK = 'framewright_signed_in=m-a_r1';

function arriveAt(path: string, cookie = `theme=dark; ${MARK}`) {
  const url = new URL(path, 'http://localhost:3000');
  const replaceState = vi.fn<History['replaceState']>();
  const page = { cookie };
  takeSignInReturn({ pathname: url.pathname, search: url.search }, { state: { idx: 0 }, replaceState }, page);
  return { replaceState, page };
}

test('the token leaves the address, and can be had once', () => {
  const { replaceState, page } = arriveAt('/auth/callback?token=a.b.c&mark=m-a_r1');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 0 }, '', '/auth/callback');
  expect(page.cookie).toBe('framewright_signed_in=; Max-Age=0; Path=/auth/callback');
  expect(signInReturn()).toEqual({ ...NOTHING, token: 'a.b.c' });
  expect(signInReturn()).toEqual(NOTHING);
});

test.each([
  ['/auth/callback/?error=access_denied', { error: 'access_denied' }],
  ['/auth/callback?link=secret&mark=m-a_r1&next=%2Fgenerator', { link: 'secret', next: '/generator' }],
])('so does what %s brings', (path, brought) => {
  expect(arriveAt(path).replaceState).toHaveBeenCalledOnce();
  expect(signInReturn()).toEqual({ ...NOTHING, ...brought });
});

test.each([
  ['&mark=m-a_r1', ''],
  ['&mark=m-a_r1', 'theme=dark'],
  ['&mark=m-a_r1', 'framewright_signed_in='],
  ['&mark=m-a_r1', 'other_framewright_signed_in=m-a_r1'],
  ['&mark=m-a_r2', MARK],
  ['&mark=', 'framewright_signed_in='],
  ['&mark=', MARK],
  ['', MARK],
  ['', ''],
])('nobody is signed in by a link of somebody else: %j with the cookie %j', (mark, cookie) => {
  const { replaceState } = arriveAt(`/auth/callback?token=a.b.c&link=secret&next=%2Fpricing${mark}`, cookie);
  expect(replaceState).toHaveBeenCalledOnce();
  expect(signInReturn()).toEqual({ ...NOTHING, next: '/pricing' });
});

test.each(['/', '/pricing?token=x', '/auth?token=x', '/auth/callback/else?token=x'])(
  '%s is left as it is',
  (path) => {
    const { replaceState, page } = arriveAt(path);
    expect(replaceState).not.toHaveBeenCalled();
    expect(page.cookie).toContain(MARK);
    expect(signInReturn()).toEqual(NOTHING);
  },
);
