import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWork } from '../../testing/works.ts';
import { useFlingWatch } from './fling.ts';
import { SmallFrame } from './frame-picture.tsx';

const WORK = makeWork({ thumbnail: { url: '/small.webp', width: 256, height: 320 } });
/** Milliseconds between the frames of a screen. */
const FRAME = 16;

const own = Object.getOwnPropertyDescriptor(window, 'scrollY');

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));

afterEach(() => {
  if (own) Object.defineProperty(window, 'scrollY', own);
  vi.useRealTimers();
});

/** A roll into which a frame comes. */
function roll() {
  function Roll({ withFrame }: { withFrame: boolean }) {
    useFlingWatch();
    return withFrame ? <SmallFrame work={WORK} /> : null;
  }
  const { container, rerender } = render(<Roll withFrame={false} />);
  return {
    bringFrame: () => rerender(<Roll withFrame />),
    picture: () => container.querySelector('img'),
  };
}

/** @param pixels how far each of the steps goes */
function scroll(pixels: number, steps: number) {
  for (let taken = 0; taken < steps; taken += 1) {
    vi.advanceTimersByTime(FRAME);
    Object.defineProperty(window, 'scrollY', { value: window.scrollY + pixels, configurable: true });
    fireEvent.scroll(window);
  }
}

test('a frame that is flung past stays empty, and gets its picture when the page comes to rest', () => {
  const { bringFrame, picture } = roll();
  scroll(90, 6);
  bringFrame();
  expect(picture()).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(picture()).not.toBeNull();
});

test('it gets its picture as soon as the page slows down', () => {
  const { bringFrame, picture } = roll();
  scroll(90, 6);
  bringFrame();
  scroll(2, 30);
  expect(picture()).not.toBeNull();
});

test('what is read past, and where somebody jumps to, is seen at once', () => {
  const { bringFrame, picture } = roll();
  scroll(10, 6);
  vi.advanceTimersByTime(1000);
  scroll(20_000, 1);
  bringFrame();
  expect(picture()).not.toBeNull();
});

test('a picture that is there stays while the page is flung', () => {
  const { bringFrame, picture } = roll();
  bringFrame();
  scroll(90, 6);
  expect(picture()).not.toBeNull();
});
