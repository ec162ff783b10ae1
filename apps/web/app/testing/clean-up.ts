import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { prepareDialogs } from '../ui/dialog.tsx';
import { preparePhrases } from '../ui/swap/swap-text.tsx';

// What is waited for comes late on a machine that is busy, and that is no fault.
configure({ asyncUtilTimeout: 5_000 });

/** As on a page that has stood for a while. */
beforeAll(async () => {
  await Promise.all([prepareDialogs(), preparePhrases()]);
});

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
