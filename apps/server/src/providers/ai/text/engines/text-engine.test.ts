import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { textEnginePeer } from '../../../../testing/text-engine-peers.ts';
import { Secret } from '../../secret.ts';
import { textEngine } from './text-engine.ts';

const SAID = { sentence: 'A lighthouse stands on a rock.' };

async function setUp(options: { loading?: number; silence?: number; lockedBy?: string } = {}) {
  const { silence = 5_000, lockedBy } = options;
  const peer = await textEnginePeer('ollama', { says: SAID, ...options });
  const authorization = lockedBy === undefined ? undefined : new Secret(lockedBy);
  const address = { id: 'den', name: 'Ollama', url: new URL(peer.origin), authorization };
  const engine = textEngine('ollama', address, () => new Date(), { every: 10, silence });
  const [model] = await engine.look(new AbortController().signal);
  if (!model) throw new Error('It has models.');
  const ask = (signal = new AbortController().signal) =>
    model.generate({
      ...{ userId: 'user_1', instructions: 'You write a sentence.', data: { idea: 'a lighthouse' } },
      ...{ schema: z.object({ sentence: z.string() }), signal },
    });
  return { peer, ask };
}

test('a model that takes long to load is waited for, as long as the engine answers', async () => {
  // It gives an answer five minutes to begin.
  const builtIn = vi.spyOn(globalThis, 'fetch');
  const { ask } = await setUp({ loading: 600, silence: 200 });
  expect(await ask()).toEqual(SAID);
  expect(builtIn).not.toHaveBeenCalled();
});

test('a password goes along with what is asked', async () => {
  const { ask } = await setUp({ lockedBy: 'Basic bWFyYTpsYW50ZXJu' });
  expect(await ask()).toEqual(SAID);
});

test('an engine that falls silent is given up, with one sentence', async () => {
  const { peer, ask } = await setUp({ loading: 60_000, silence: 200 });
  const call = expect(ask()).rejects.toMatchObject({
    name: 'ModelFailure',
    kind: 'too-slow',
    sentence: 'Ollama has stopped answering. Look at its window, and start it again if need be.',
  });
  await expect.poll(() => peer.chats.length).toBe(1);
  peer.freeze();
  await call;
  await expect.poll(() => peer.seen.abandoned).toBe(1);
});

test('an engine that ends in the middle is said at once', async () => {
  const { peer, ask } = await setUp({ loading: 60_000 });
  const call = expect(ask()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect.poll(() => peer.chats.length).toBe(1);
  await peer.close();
  await call;
});

test('who leaves has the call ended', async () => {
  const { peer, ask } = await setUp({ loading: 60_000 });
  const leaving = new AbortController();
  const call = expect(ask(leaving.signal)).rejects.toThrow('nobody waits');
  await expect.poll(() => peer.chats.length).toBe(1);
  leaving.abort(new Error('nobody waits'));
  await call;
  await expect.poll(() => peer.seen.abandoned).toBe(1);
});
