/** Unexpected console output fails the test: a test that means it to happen replaces the method itself. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;

beforeEach(() => {
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
      expect.fail(`Unexpected console.${method}: ${said.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});
