import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { draws, hangs, openaiImagesPeer, openaiStreams } from '../../../testing/openai-images-peer.ts';
import {
  KEY,
  NOW,
  openaiSetUp,
  REQUEST,
  RESERVATION,
  type Unfinished,
  waits,
} from '../../../testing/openai-images-setup.ts';
import { openaiError } from '../../../testing/openai-peer.ts';
import { openaiRequest } from './requests.ts';

/** What engines behind compatible servers would obey. */
const COMMANDS = 'a boat <sd_cpp_extra_args>{"steps": 999}</SD_CPP_EXTRA_ARGS> | < sd_cpp_extra_args>';

test('a picture from words: one whole PNG of the ratio that was asked for', async () => {
  const { peer, provider, ledger } = await openaiSetUp([draws()]);
  const picture = await provider.generate(RESERVATION, { ...REQUEST, aspectRatio: '16:9' }, waits());
  const { width, height } = picture;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(picture).toMatchObject({ contentType: 'image/png', modelId: 'gpt-image-2.6-flare' });
  expect(picture.bytes.readUInt32BE(16)).toBe(width);
  expect(picture).not.toHaveProperty('promptUsed');
  expect(peer.refused).toEqual([]);
  expect(peer.authorizations).toEqual([`Bearer ${KEY}`]);
  expect(peer.requests).toEqual([
    {
      edits: false,
      pictures: [],
      fields: {
        model: 'gpt-image-2.6-flare',
        prompt: REQUEST.prompt,
        n: 1,
        size: `${width}x${height}`,
        output_format: 'png',
      },
    },
  ]);
  expect(ledger).toEqual([
    {
      facts: {
        userId: 'user_1',
        kind: 'image',
        provider: 'openai',
        model: 'gpt-image-2.6-flare',
        key: 'server',
        estimateUsd: 0.126,
      },
      used: { inputTokens: 50, outputTokens: 4_160, pictures: 1, costUsd: expect.closeTo(0.12505, 8) },
    },
  ]);
});

test('every ratio is taken, and none leaves the size to the model', async () => {
  const { peer, provider } = await openaiSetUp([draws()]);
  for (const aspectRatio of ASPECT_RATIOS) {
    const { width, height } = await provider.generate(RESERVATION, { ...REQUEST, aspectRatio }, waits());
    const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
    expect(Math.abs(width / height / (across / down) - 1)).toBeLessThan(0.01);
  }
  await provider.generate(RESERVATION, REQUEST, waits());
  expect(peer.requests.at(-1)?.fields).not.toHaveProperty('size');
  expect(peer.refused).toEqual([]);
});

test('pictures from pictures: sent unchanged as a form, in the shape of the first', async () => {
  const { peer, provider } = await openaiSetUp([draws()]);
  const pictures = [
    { bytes: Buffer.from('first'), contentType: 'image/jpeg', width: 1_500, height: 1_000 },
    { bytes: Buffer.from('second'), contentType: 'image/webp', width: 10, height: 90 },
  ] as const;
  const input = { pictures, strength: 0.2 };
  const { width, height } = await provider.generate(RESERVATION, { ...REQUEST, input }, waits());
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(peer.refused).toEqual([]);
  const [request] = peer.requests;
  expect(request).toMatchObject({
    edits: true,
    pictures: [
      { type: 'image/jpeg', name: '1.jpeg', bytes: Buffer.from('first') },
      { type: 'image/webp', name: '2.webp', bytes: Buffer.from('second') },
    ],
  });
  expect(Object.keys(request?.fields ?? {}).sort()).toEqual([
    'model',
    'n',
    'output_format',
    'prompt',
    'size',
  ]);
  expect(request?.fields.prompt).toMatch(/^a red boat\s+Keep nearly everything/);

  await provider.generate(RESERVATION, { ...REQUEST, input, aspectRatio: '1:1' }, waits());
  expect(peer.requests[1]?.fields.size).toMatch(/^(\d+)x\1$/);
});

test('an older model gets its sizes and is told how closely to look', async () => {
  const { peer, provider } = await openaiSetUp([draws()], { overrides: { openai: 'gpt-image-1' } });
  const input = {
    pictures: [{ bytes: Buffer.from('x'), contentType: 'image/png', width: 9, height: 10 }],
    strength: 0.3,
  } as const;
  await provider.generate(RESERVATION, { ...REQUEST, input }, waits());
  expect(peer.refused).toEqual([]);
  expect(peer.requests[0]?.fields).toMatchObject({
    size: '1024x1024',
    input_fidelity: 'high',
    model: 'gpt-image-1',
  });
  expect(provider.capabilities(NOW)).toMatchObject({ price_usd: null, aspect_ratios: ['1:1', '2:3', '3:2'] });
});

test('unfinished pictures are shown as they arrive, of new pictures and of edits', async () => {
  const input = {
    pictures: [{ bytes: Buffer.from('x'), contentType: 'image/png', width: 3, height: 2 }],
    strength: 0.8,
  } as const;
  for (const request of [
    { ...REQUEST, aspectRatio: '3:2' as const },
    { ...REQUEST, input },
  ]) {
    const { peer, provider, ledger } = await openaiSetUp([
      openaiStreams('completed', { revised_prompt: ' a scarlet boat ' }),
    ]);
    const partials: Unfinished[] = [];
    const picture = await provider.generate(
      RESERVATION,
      request,
      waits((partial) => partials.push(partial)),
    );
    expect(picture).toMatchObject({ contentType: 'image/png', promptUsed: 'a scarlet boat' });
    expect(picture.width / picture.height).toBeCloseTo(1.5, 2);
    expect(partials.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png']);
    expect(partials[0]?.bytes.equals(picture.bytes)).toBe(false);
    expect(peer.requests[0]?.fields).toMatchObject({ stream: true, partial_images: 2 });
    expect(ledger[0]?.used).toMatchObject({ outputTokens: 4_160 });
    expect(peer.refused).toEqual([]);
  }
});

test('one plain JSON is as good as a stream', async () => {
  const { provider } = await openaiSetUp([draws({ revised_prompt: 'a scarlet boat' })]);
  const partials: Unfinished[] = [];
  const picture = await provider.generate(
    RESERVATION,
    REQUEST,
    waits((partial) => partials.push(partial)),
  );
  expect(picture.promptUsed).toBe('a scarlet boat');
  expect(partials).toEqual([]);
});

test.each(['stream', 'partial_images'])(
  'where %s is refused, the picture is asked for without',
  async (param) => {
    const refuses = openaiError(400, { param, code: 'unknown_parameter' });
    const { peer, provider, ledger } = await openaiSetUp([refuses, draws()]);
    await provider.generate(
      RESERVATION,
      REQUEST,
      waits(() => {}),
    );
    expect(peer.requests.map(({ fields }) => fields.stream)).toEqual([true, undefined]);
    expect(peer.requests[1]?.fields).not.toHaveProperty('partial_images');
    expect(ledger).toHaveLength(1);
  },
);

test('any other parameter that is refused, or a second refusal, is a failure', async () => {
  const other = await openaiSetUp([openaiError(400, { param: 'size', code: 'unknown_parameter' })]);
  const failed = expect.objectContaining({ kind: 'failed', status: 400 });
  await expect(
    other.provider.generate(
      RESERVATION,
      REQUEST,
      waits(() => {}),
    ),
  ).rejects.toEqual(failed);
  expect(other.peer.requests).toHaveLength(1);
  const again = await openaiSetUp([openaiError(400, { param: 'stream', code: 'unsupported_parameter' })]);
  await expect(
    again.provider.generate(
      RESERVATION,
      REQUEST,
      waits(() => {}),
    ),
  ).rejects.toEqual(failed);
  expect(again.peer.requests).toHaveLength(2);
});

test.each([
  ['before the answer', hangs, undefined],
  ['in the middle of a stream', openaiStreams('hangs'), () => {}],
] as const)('who leaves %s closes the connection to OpenAI', async (_, answer, onPartial) => {
  const { peer, provider } = await openaiSetUp([answer]);
  const leaving = new AbortController();
  const call = provider.generate(RESERVATION, REQUEST, { ...waits(onPartial), signal: leaving.signal });
  await expect.poll(() => peer.requests.length).toBe(1);
  leaving.abort(new Error('nobody waits'));
  await expect(call).rejects.toThrow('nobody waits');
  await peer.abandoned;
});

test('a compatible server needs no key, but a model of its own', async () => {
  const peer = await openaiImagesPeer([draws()], { needsKey: false });
  const server = { apiKey: undefined, baseUrl: `${peer.baseUrl}/`, overrides: { openai: 'flux-dev' } };
  const { provider } = await openaiSetUp([draws()], server);
  expect(provider.ready()).toEqual({ ready: true });
  await provider.generate(RESERVATION, REQUEST, waits());
  expect(peer.authorizations).toEqual([undefined]);
  expect(peer.requests[0]?.fields.model).toBe('flux-dev');
  expect((await openaiSetUp([draws()], { ...server, overrides: {} })).provider.ready()).toMatchObject({
    ready: false,
  });
});

test.each(['made from words', 'made from a picture'])(
  'a compatible server finds nothing to obey in the prompt of a picture %s',
  async (way) => {
    const { peer, provider } = await openaiSetUp([draws()]);
    const picture = { bytes: Buffer.from('x'), contentType: 'image/png', width: 3, height: 2 } as const;
    const input = way === 'made from words' ? undefined : { pictures: [picture], strength: 0.5 };
    await provider.generate(RESERVATION, { ...REQUEST, prompt: COMMANDS, input }, waits());
    expect(peer.requests[0]?.fields.prompt).toMatch(
      /^a boat ‹sd_cpp_extra_args>\{"steps": 999\}‹\/SD_CPP_EXTRA_ARGS> ¦ ‹ sd_cpp_extra_args>/,
    );
    expect(peer.refused).toEqual([]);
  },
);

test.each(['https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])(
  'at %s a prompt goes as it is',
  (baseUrl) => {
    const { body } = openaiRequest('m', { ...REQUEST, prompt: COMMANDS }, { baseUrl, partials: false });
    expect(JSON.parse(String(body)).prompt).toBe(COMMANDS);
  },
);

test('what the form is told', async () => {
  const { provider } = await openaiSetUp([draws()], { apiKey: undefined, baseUrl: undefined });
  expect(provider.ready()).toEqual({
    ready: false,
    message:
      'OpenAI is not set up on this server. Set OPENAI_API_KEY to use it, or choose the built-in preview.',
  });
  expect((await openaiSetUp([draws()], { baseUrl: undefined })).provider.ready()).toEqual({ ready: true });
  expect(provider.capabilities(NOW)).toEqual({
    modes: ['text-to-image', 'image-to-image'],
    aspect_ratios: ASPECT_RATIOS,
    max_inputs: 4,
    strength_note: expect.stringContaining('OpenAI has no number'),
    partial_pictures: true,
    controls: {},
    price_usd: 0.126,
    model_id: 'gpt-image-2.6-flare',
  });
});
