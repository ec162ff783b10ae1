import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is waited for comes late on a machine that is busy, and that is no fault.
configure({ asyncUtilTimeout: 5_000 });

/** Files share their window: what a test has put into it is gone with the test. */
afterEach(() => {
  cleanup();
  // Spies before clocks: a spy on a clock that is fake brings the fake one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a page loads on demand may still be under way when its last test is over. */
afterAll(() => vi.dynamicImportSettled());
