import { expect, test } from 'vitest';
import { engineSuite } from '../../../../testing/engine-suite.ts';
import { REQUEST, RESERVATION, waits } from '../../../../testing/openai-images-setup.ts';
import { openaiShapePeer } from '../../../../testing/openai-shape-peer.ts';
import { pictureSuite } from '../../../../testing/picture-suite.ts';
import { openaiShapeEngine } from './engine.ts';

async function setUp(...how: Parameters<typeof openaiShapePeer>) {
  const peer = await openaiShapePeer(...how);
  const address = { id: 'local', name: how[0], url: new URL(peer.origin), authorization: undefined };
  const engine = openaiShapeEngine(address, { now: () => new Date() });
  const { models } = await engine.prepare();
  const [port] = models;
  if (!port) throw new Error('It has a model.');
  return { peer, models, port, refused: () => peer.refused };
}

for (const program of ['LocalAI', 'vLLM-Omni', 'Docker Model Runner'] as const) {
  pictureSuite(program, async () => {
    const { port, refused } = await setUp(program);
    // Three sizes show what ten do.
    const capabilities = (now: Date) => ({
      ...port.capabilities(now),
      aspect_ratios: ['1:1', '9:16', '21:9'] as ('1:1' | '9:16' | '21:9')[],
    });
    return { port: { ...port, capabilities }, refused };
  });
}

for (const [program, lacks, password] of [
  ['LocalAI', [], 'Bearer lantern'],
  ['vLLM-Omni', ['choice'], 'Bearer lantern'],
  ['Docker Model Runner', [], undefined],
] as const) {
  engineSuite(program, {
    at: openaiShapeEngine,
    lacks: ['progress', 'state', 'samplers', ...lacks],
    ...(password && { password }),
    async peer({ trouble, ...options }) {
      const oddity = trouble === 'no-models' ? { withoutModels: true } : trouble && { oddity: trouble };
      const peer = await openaiShapePeer(program, { ...options, ...oddity });
      return {
        ...peer,
        works: () => peer.works.length,
        stopped: () => peer.works.filter(({ interrupted }) => interrupted).length,
        // Nobody can be harmed: what ends a work is the end of its own call.
        harmed: () => false,
      };
    },
  });
}

test('LocalAI: only what draws is offered, and a bar begins the negative prompt only where one was asked for', async () => {
  const { peer, models, port } = await setUp('LocalAI');
  expect(models.map(({ id }) => id)).toEqual(['local/dreamshaper']);
  expect(Object.keys(port.capabilities(new Date()).controls).sort()).toEqual([
    'count',
    'negative_prompt',
    'steps',
  ]);
  const barred = await port.generate(RESERVATION, { ...REQUEST, prompt: 'a boat | a fox' }, waits());
  // It is compared with what was sent.
  expect(barred.ownMetadata).toBe('same');
  const settings = { negative_prompt: 'fog | rain', steps: 4 };
  await port.generate(RESERVATION, { ...REQUEST, settings }, waits());
  expect(peer.requests).toMatchObject([
    { prompt: 'a boat ¦ a fox', response_format: 'b64_json' },
    { prompt: 'a red boat|fog ¦ rain', step: 4 },
  ]);
});

test.each([
  ['LocalAI', ['loading', 'generating', 'generating']],
  ['Docker Model Runner', ['loading', 'generating', 'generating']],
  // It has its model before it answers at all.
  ['vLLM-Omni', ['generating', 'generating']],
] as const)('%s: a model that has made no picture yet is on its way', async (program, stages) => {
  const { port } = await setUp(program);
  const heard: string[] = [];
  const listening = { ...waits(), onStage: (stage: string) => heard.push(stage) };
  await port.generate(RESERVATION, { ...REQUEST, count: 2 }, listening);
  await port.generate(RESERVATION, REQUEST, listening);
  expect(heard).toEqual(stages);
});

test('vLLM-Omni: each of several is a call of its own, by its own seed', async () => {
  const { peer, port } = await setUp('vLLM-Omni');
  const picture = await port.generate(RESERVATION, { ...REQUEST, count: 2, settings: { seed: 7 } }, waits());
  expect([picture, ...(picture.others ?? [])].map(({ settings }) => settings?.seed)).toEqual([7, 8]);
  expect(peer.requests).toMatchObject([
    { n: 1, seed: 7 },
    { n: 1, seed: 8 },
  ]);
});

test.each(['address', 'data address'] as const)('a picture that comes as %s is taken', async (answers) => {
  const { port } = await setUp('LocalAI', { answers });
  expect((await port.generate(RESERVATION, REQUEST, waits())).width).toBeGreaterThan(0);
});

test.each([
  ['an address elsewhere', 'address elsewhere', 'sent something that is no picture'],
  ['a page', 'page', 'Another program answers'],
  ['an error as a text', { status: 500, body: { error: 'CUDA out of memory' } }, 'ran out of memory'],
  [
    'an error as an object',
    { status: 404, body: { error: { message: 'no' } } },
    'does not find “dreamshaper”',
  ],
  [
    'an error as a detail',
    { status: 422, body: { detail: [{ msg: 'bad /home/mara' }] } },
    'could not make this picture',
  ],
  ['too much to do', { status: 503, body: {} }, 'has too much to do'],
] as const)('%s is one sentence', async (_, answers, sentence) => {
  const { port } = await setUp('LocalAI', { answers });
  const call = port.generate(RESERVATION, REQUEST, waits());
  await expect(call).rejects.toMatchObject({ sentence: expect.stringContaining(sentence) });
});
