import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** What a page loads on demand may still be under way when its last test is over. */
afterAll(() => vi.dynamicImportSettled());
