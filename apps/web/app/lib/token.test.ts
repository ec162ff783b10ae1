import { expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { currentToken, expiryOf, onTokenChange, removeToken, storedToken, storeToken } from './token.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test('the expiry is read from the exp claim, whatever letters the other claims hold', () => {
  expect(expiryOf(tokenThatExpires(NOW, 'Ærøskøbing ???>>>'))).toBe(NOW);
});

test.each(['', 'x', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
  '%j names no expiry, so it is no session',
  (token) => {
    expect(expiryOf(token)).toBeUndefined();
    storeToken(token);
    expect(currentToken(NOW)).toBeNull();
    expect(storedToken()).toBeNull();
  },
);

test('a token is good until the millisecond of its expiry, and removed from then on', () => {
  const token = tokenThatExpires(NOW);
  storeToken(token);
  expect(currentToken(NOW - 1)).toBe(token);
  expect(currentToken(NOW)).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('removing one token leaves another that was stored since', () => {
  storeToken(tokenThatExpires(NOW + MINUTE));
  removeToken(tokenThatExpires(NOW));
  expect(storedToken()).not.toBeNull();
});

test('storing and removing are told, here and from another tab, until nobody listens', () => {
  const listener = vi.fn();
  const stop = onTokenChange(listener);
  storeToken(tokenThatExpires(NOW));
  removeToken();
  removeToken();
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  storeToken(tokenThatExpires(NOW));
  expect(listener).toHaveBeenCalledTimes(3);
});
