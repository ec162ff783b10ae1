import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('many pieces of work run in order, with a turn of the event loop between them', async () => {
  const seen: string[] = [];
  const others = (async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push('other');
    }
  })();
  await Promise.all([...['a', 'b', 'c'].map((name) => inTurn(() => seen.push(name))), others]);
  expect(seen.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('c'));
});

test('work that fails is told to whoever asked for it, and the next one runs', async () => {
  const failing = inTurn(() => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await inTurn(() => 7)).toBe(7);
});
