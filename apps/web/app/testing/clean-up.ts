import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is waited for comes late on a machine that is busy, and that is no fault.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** What a page loads on demand may still be under way when its last test is over. */
afterAll(() => vi.dynamicImportSettled());
