import { expect, test } from 'vitest';
import { withinTime } from './time-limit.ts';

const HOUR = 3_600_000;
const waits = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('what is in time comes back, and its signal stays quiet', async () => {
  const { signal } = new AbortController();
  const own = await withinTime({ signal, milliseconds: HOUR }, async (given) => given);
  expect(own.aborted).toBe(false);
});

test('what takes too long is too slow', async () => {
  const { signal } = new AbortController();
  const tooSlow = expect.objectContaining({ name: 'ModelFailure', kind: 'too-slow' });
  await expect(withinTime({ signal, milliseconds: 5 }, waits)).rejects.toEqual(tooSlow);
});

test('who leaves is told by their own reason, before and while it runs', async () => {
  const leaving = new AbortController();
  const call = withinTime({ signal: leaving.signal, milliseconds: HOUR }, waits);
  leaving.abort(new Error('nobody waits'));
  await expect(call).rejects.toThrow('nobody waits');
  let began = false;
  const late = withinTime({ signal: leaving.signal, milliseconds: HOUR }, async () => {
    began = true;
  });
  await expect(late).rejects.toThrow('nobody waits');
  expect(began).toBe(false);
});
