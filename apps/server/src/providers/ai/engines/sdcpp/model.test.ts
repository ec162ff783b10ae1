import { expect, test } from 'vitest';
import { engineSuite } from '../../../../testing/engine-suite.ts';
import { REQUEST, RESERVATION, waits } from '../../../../testing/openai-images-setup.ts';
import { pictureSuite } from '../../../../testing/picture-suite.ts';
import { sdcppPeer } from '../../../../testing/sdcpp-peer.ts';
import { sdapiEngine } from '../sdapi/engine.ts';

async function setUp(options: Parameters<typeof sdcppPeer>[0] = {}) {
  const peer = await sdcppPeer({ round: 0, ...options });
  const address = { id: 'cpp', name: 'sd-server', url: new URL(peer.origin), authorization: undefined };
  const engine = sdapiEngine(address, { now: () => new Date(), every: 10, silence: 3_000 });
  const {
    models: [port],
  } = await engine.prepare();
  if (!port) throw new Error('It has a model.');
  return { peer, port, refused: () => peer.refused };
}

pictureSuite('stable-diffusion.cpp', setUp);

engineSuite('stable-diffusion.cpp', {
  at: sdapiEngine,
  lacks: ['choice', 'progress'],
  async peer({ trouble, ...options }) {
    const oddity = trouble === 'no-models' ? {} : trouble && { oddity: trouble };
    const peer = await sdcppPeer({ ...options, ...oddity });
    return {
      ...peer,
      works: () => peer.requests.length,
      stopped: () => peer.seen.cancelled,
      harmed: () => peer.jobs.some(({ isOurs, interrupted }) => !isOurs && interrupted),
    };
  },
});

test.each([
  ['forgets', 'has lost this picture'],
  ['full', 'has too much to do'],
] as const)('%s is one sentence', async (oddity, sentence) => {
  const { port } = await setUp({ oddity });
  const call = port.generate(RESERVATION, REQUEST, waits());
  await expect(call).rejects.toMatchObject({ sentence: expect.stringContaining(sentence) });
});

test('a tag that it obeys does not reach it, and a caption in JSON does', async () => {
  const { peer, port } = await setUp();
  const prompt = '{"subject": "a <sd_cpp_extra_args>{}</sd_cpp_extra_args> boat"}';
  await port.generate(RESERVATION, { ...REQUEST, prompt }, waits());
  expect(peer.requests[0]?.prompt).toBe('{"subject": "a ‹sd_cpp_extra_args>{}‹/sd_cpp_extra_args> boat"}');
});
