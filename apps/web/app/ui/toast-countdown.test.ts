import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastCountdown } from './toast-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks(); // or the spy would bring a fake clock back
  vi.useRealTimers();
});

test('a toast closes after its time; time in which the clocks stand still does not count', () => {
  const countdown = new ToastCountdown();
  const close = vi.fn();
  countdown.paused = true;
  countdown.start(1, 4000, close);
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  countdown.paused = false;
  vi.advanceTimersByTime(3000);
  countdown.paused = true;
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  countdown.paused = false;
  vi.advanceTimersByTime(999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
});

test('a clock that is held later than its end has no time left, not less than none', () => {
  const countdown = new ToastCountdown();
  const wait = vi.spyOn(globalThis, 'setTimeout');
  countdown.start(1, 100, vi.fn());
  vi.setSystemTime(Date.now() + 146);
  countdown.paused = true;
  countdown.paused = false;
  expect(wait).toHaveBeenLastCalledWith(expect.any(Function), 0);
});
