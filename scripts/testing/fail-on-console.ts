/** Unexpected output fails the test: a test that means it to happen replaces the method itself. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;

/** What was said in the running test, also where what it threw was caught. */
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...said) => refuse(`console.${method}`, said));
  vi.spyOn(process, 'emitWarning').mockImplementation((...said) => refuse('process.emitWarning', said));
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((...said) =>
      refuse(`process.${stream}.write`, said.slice(0, 1)),
    );
});

function refuse(method: string, said: readonly unknown[]): never {
  const words = `Unexpected ${method}: ${said.map(String).join(' ')}`;
  unexpected.push(words);
  expect.fail(words);
}

afterEach(() => {
  vi.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
