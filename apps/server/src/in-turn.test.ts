import { expect, test } from 'vitest';
import { inSpareTurn, inTurn } from './in-turn.ts';

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

test('work that nobody waits for gives way to all that somebody waits for', async () => {
  const seen: string[] = [];
  const one = inTurn(() => seen.push('one'));
  const spare = [1, 2].map((name) => inSpareTurn(() => seen.push(`spare ${name}`)));
  const others = ['two', 'three'].map((name) => inTurn(() => seen.push(name)));
  await Promise.all([one, ...others]);
  expect(seen.slice(0, 3)).toEqual(['one', 'two', 'three']);
  await expect.poll(() => seen.slice(3)).toEqual(['spare 1', 'spare 2']);
  await Promise.all(spare.map((ask) => ask()));
  expect(seen).toHaveLength(5);
});

test('spare work that is asked for has its turn like any other, and runs once', async () => {
  const seen: string[] = [];
  const one = inTurn(() => seen.push('one'));
  const spare = inSpareTurn(() => seen.push('spare'));
  const waiting = [spare(), inTurn(() => seen.push('two')), spare()];
  await Promise.all([one, ...waiting]);
  expect(seen).toEqual(['one', 'spare', 'two']);
});

test('spare work that fails is told to whoever asks for it alone', async () => {
  const fail = () => {
    throw new Error('no');
  };
  inSpareTurn(fail);
  await expect(inSpareTurn(fail)()).rejects.toThrow('no');
  expect(await inSpareTurn(() => 7)()).toBe(7);
});
