import { expect, test } from 'vitest';
import { fuzzOwnServer } from './with-server.ts';

test('whatever is sent, the answer is a documented one, and the process lives and stays small', async () => {
  const { sent, faults, isAlive, peak } = await fuzzOwnServer({ seed: 1, count: 300 });
  expect(faults).toEqual([]);
  expect(isAlive).toBe(true);
  expect(peak).toBeLessThan(768);
  for (const kind of ['input after the schema', 'mutated picture, form or message', 'mutated import'])
    expect(sent.get(kind)?.done, kind).toBeGreaterThan(0);
});
