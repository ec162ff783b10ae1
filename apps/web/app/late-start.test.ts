import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLate } from './late-start.ts';
import { storeToken } from './lib/token.ts';
import { tokenThatExpires } from './testing/tokens.ts';

const asked = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** What is due now is done, of all that follows from it. */
const goOn = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  document.head.innerHTML = '<script type="text/late" data-files="/app.js" data-next="/next.js"></script>';
});

afterEach(() => {
  window.dispatchEvent(new Event('app-ready'));
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset['plan'];
});

/** A picture on the first screen. @returns has it come */
function pictureUnderWay(): () => void {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const picture = document.createElement('img');
  Object.defineProperties(picture, {
    getClientRects: { value: () => [new DOMRect(0, 10, 20, 20)] },
    decode: { value: () => coming },
  });
  document.body.append(picture);
  return () => come();
}

test('the app waits for a picture that came with the last of the page, though a frame was painted before', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startLate('frame');
  await goOn();
  const come = pictureUnderWay();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await goOn();
  expect(asked()).toEqual([]);
  come();
  await goOn();
  expect(asked()).toEqual(['/app.js']);
});

test('nor does the app come before a picture is painted that came just after the frame', async () => {
  const come = pictureUnderWay();
  come();
  startLate('frame');
  await vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([]);
  await goOn();
  expect(asked()).toEqual(['/app.js']);
});

test('what the page shows next is asked for after the files of the app, for somebody who is signed in', async () => {
  document.documentElement.dataset['plan'] = 'pro';
  startLate('frame');
  await goOn();
  expect(asked()).toEqual(['/app.js', '/next.js']);
});
