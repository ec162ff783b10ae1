import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetMailLink, takeMailLink, useMailLink } from './mail-link.ts';

afterEach(forgetMailLink);

function openLink(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost:3000');
  const replaceState = vi.fn<History['replaceState']>();
  takeMailLink({ pathname, search, hash }, { state: { idx: 0 }, replaceState });
  return replaceState;
}

test.each([
  ['/auth#reset=abc', '/auth', { purpose: 'reset', token: 'abc' }],
  ['/auth/?next=%2Fpricing#email=d-e_f', '/auth/?next=%2Fpricing', { purpose: 'email', token: 'd-e_f' }],
  ['/auth#reset=', '/auth', { purpose: 'reset', token: '' }],
])('the token of %s leaves the address, and is kept until it is forgotten', (path, clean, link) => {
  expect(openLink(path)).toHaveBeenCalledExactlyOnceWith({ idx: 0 }, '', clean);
  const { result } = renderHook(useMailLink);
  expect(result.current).toEqual(link);
  act(forgetMailLink);
  expect(result.current).toBeNull();
});

test('a link that is opened while the page stands there is told', () => {
  const { result } = renderHook(useMailLink);
  expect(result.current).toBeNull();
  act(() => void openLink('/auth#email=abc'));
  expect(result.current).toEqual({ purpose: 'email', token: 'abc' });
});

test.each(['/auth', '/auth#other=abc', '/pricing#reset=abc', '/auth/callback#reset=abc'])(
  '%s is left as it is',
  (path) => {
    expect(openLink(path)).not.toHaveBeenCalled();
    expect(renderHook(useMailLink).result.current).toBeNull();
  },
);
