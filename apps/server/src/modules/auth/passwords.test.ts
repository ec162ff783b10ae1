import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const compared = vi.hoisted(() => vi.fn());

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  const verify: typeof argon2.verify = (...given) => {
    compared(...given);
    return argon2.verify(...given);
  };
  return { ...argon2, verify };
});

beforeEach(() => compared.mockClear());

test('an absent account costs the work of a wrong password', async () => {
  const known = await hashPassword('lantern-harbour-42');
  expect(await passwordMatches(known, 'wrong-horse-1')).toBe(false);
  const work = compared.mock.calls.length;
  expect(work).toBeGreaterThan(0);
  compared.mockClear();
  expect(await passwordMatches(undefined, 'wrong-horse-1')).toBe(false);
  expect(await passwordMatches(null, 'wrong-horse-1')).toBe(false);
  expect(compared).toHaveBeenCalledTimes(2 * work);
  // At the same cost, which its hash names.
  const cost = (hash: string): string | undefined => /^\$argon2id\$v=\d+\$[^$]+/.exec(hash)?.[0];
  expect(cost(String(compared.mock.calls[0]?.[0]))).toBe(cost(known));
});
