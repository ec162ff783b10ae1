import { expect, onTestFinished, test } from 'vitest';
import { standInForStorage } from './stand-in-storage.ts';

test('what the browser refuses has a stand-in that keeps as it would; what it grants stays', () => {
  const granted = window.sessionStorage;
  const refused = Object.getOwnPropertyDescriptor(window, 'localStorage');
  onTestFinished(() => {
    Object.defineProperty(window, 'localStorage', refused ?? {});
  });
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The user has blocked it.', 'SecurityError');
    },
  });
  standInForStorage();
  expect(window.sessionStorage).toBe(granted);
  const { localStorage: kept } = window;
  kept.setItem('subject', 'a fox');
  kept.setItem('theme', 'dark');
  kept.removeItem('theme');
  expect([kept.getItem('subject'), kept.getItem('theme'), kept.getItem('toString')]).toEqual([
    'a fox',
    null,
    null,
  ]);
  expect([kept.length, kept.key(0), Object.keys(kept)]).toEqual([1, 'subject', ['subject']]);
  kept.clear();
  expect(kept.length).toBe(0);
});
