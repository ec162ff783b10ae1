/**
 * A password is hashed once for all accounts of a process that have it, at its full cost: nearly every test makes an
 * account with the same one, and none reads its salt. Comparing is left as it is.
 */
import { vi } from 'vitest';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  const made = new Map<string, Promise<string>>();
  const hash: typeof argon2.hash = (password, options, signal) => {
    const key = JSON.stringify([password, options]);
    const known = made.get(key) ?? argon2.hash(password, options, signal);
    made.set(key, known);
    return known;
  };
  return { ...argon2, hash };
});
