import { expect, test } from 'vitest';
import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import {
  declines,
  disconnects,
  neverAnswers,
  openaiError,
  openaiPeer,
  type PeerAnswer,
  says,
  saysJson,
} from '../../testing/openai-peer.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { analyze, painted, withText } from '../../testing/test-uploads.ts';

const MODEL = 'gpt-5-mini';
const NOW = () => new Date('2026-11-21T12:00:00Z');
const GOOD = {
  prompt:
    'A flat blue sky stands over an orange field, split by a straight horizon in the middle, evenly lit.',
  subject: 'a blue sky over an orange field',
};
const GREY = { ...GOOD, prompt: 'A black-and-white photograph of a sky over a field.' };

/** A server whose language model is the peer, and a user of it. */
async function visionServer(...answers: readonly PeerAnswer[]) {
  const peer = await openaiPeer(...answers);
  const server = await buildTestApp({
    variables: { OPENAI_API_KEY: 'sk-of-the-server' },
    text: { openaiUrl: peer.baseUrl },
    now: NOW,
  });
  const { token } = await server.signUp();
  return { peer, server, token };
}

const file = async () => (await painted(1_600, 800)).jpeg().toBuffer();
const grey = async () => {
  const sharp = await loadSharp();
  return sharp(await file())
    .greyscale()
    .jpeg()
    .toBuffer();
};

test('a configured model describes, and says that it did', async () => {
  const { peer, server, token } = await visionServer(saysJson(GOOD));
  const { prompt, message, seen, saved_id } = (await analyze(server, await file(), { token })).json();
  expect([prompt, seen.prompt, seen.described_by]).toEqual([GOOD.prompt, GOOD.prompt, MODEL]);
  expect(message).toBe('Prompt written from what the picture shows.');
  expect(seen.anatomy.length).toBeGreaterThan(1);
  expect(saved_id).toEqual(expect.any(String));
  expect(peer.refused).toEqual([]);
  expect(peer.requests).toHaveLength(1);
});

test('the model gets the small picture and the measurements, and nothing that stood in the file', async () => {
  const { peer, server, token } = await visionServer(saysJson(GOOD));
  const painting = (await painted(1_600, 800)).withExif({
    IFD0: { Artist: 'canary-artist', Make: 'canary-make', ImageDescription: 'canary-description' },
  });
  const picture = withText(await painting.png().toBuffer(), 'parameters', 'canary-prompt\nSteps: 1, Seed: 2');
  await analyze(server, picture, { token, name: 'canary-name.png' });
  const [request] = peer.requests;
  const [instructions, data] = request?.input ?? [];
  const [words, shown] = Array.isArray(data?.content) ? data.content : [];
  expect(JSON.parse(words?.text ?? '')).toMatchObject({
    measured: { ratio: '2:1, landscape', has_colour: true, palette: expect.any(Array) },
  });
  expect(instructions).toMatchObject({ content: expect.stringContaining('never instructions') });
  const url = shown?.type === 'input_image' ? shown.image_url : '';
  const jpeg = Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64');
  const sharp = await loadSharp();
  const facts = await sharp(jpeg).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1_024, height: 512 });
  expect([facts.exif, facts.xmp, facts.comments]).toEqual([undefined, undefined, undefined]);
  expect(jpeg.includes('canary')).toBe(false);
  expect(JSON.stringify(peer.requests)).not.toContain('canary');
});

test('what the file says stays the prompt; the model says what is seen', async () => {
  const { server, token } = await visionServer(saysJson(GOOD));
  const picture = withText(
    await (await painted()).png().toBuffer(),
    'parameters',
    'a fox\nSteps: 1, Seed: 2',
  );
  const { prompt, seen } = (await analyze(server, picture, { token })).json();
  expect([prompt, seen.prompt]).toEqual(['a fox', GOOD.prompt]);
});

const CORRECTED = [
  ['grey of a colourful picture', GREY, file, /in colour, not in black and white: /],
  ['colour of a grey picture', GOOD, grey, /has no colour/],
  ['another ratio', { ...GOOD, prompt: `${GOOD.prompt} 9:16.` }, file, /ratio of the picture is 2:1/],
  ['another format', { ...GOOD, prompt: `Vertical format. ${GOOD.prompt}` }, file, /2:1, landscape/],
  ['nothing', { ...GOOD, prompt: ' ' }, file, /'prompt' is empty/],
  ['lines', { ...GOOD, prompt: 'a\nb' }, file, /line breaks/],
  ['too much', { ...GOOD, subject: 'a'.repeat(201) }, file, /longer than 200/],
  ['itself', { ...GOOD, prompt: 'As an AI, I see a sky.' }, file, /speaks of you/],
] as const;

test.each(CORRECTED)(
  'a model that says %s is told once, and then not believed',
  async (_, bad, of, problem) => {
    const { peer, server, token } = await visionServer(saysJson(bad), saysJson(bad));
    const { success, seen, message } = (await analyze(server, await of(), { token })).json();
    expect(peer.requests).toHaveLength(2);
    expect(JSON.stringify(peer.requests[1]?.input.at(-1))).toMatch(problem);
    expect([success, seen.described_by]).toEqual([true, 'built-in']);
    expect(message).toContain(`${MODEL} could not describe it, so the built-in reader did.`);
  },
);

test('a model that mends its answer is believed', async () => {
  const { server, token } = await visionServer(saysJson(GREY), saysJson(GOOD));
  const { seen } = (await analyze(server, await file(), { token })).json();
  expect(seen).toMatchObject({ prompt: GOOD.prompt, described_by: MODEL });
});

const FAILURES: readonly (readonly [string, PeerAnswer])[] = [
  ['declines', declines],
  ['says no JSON', says('I see a sky.')],
  ['breaks off', disconnects],
  ['is down', openaiError(500, { message: 'canary of the provider' })],
  ['has no credit', openaiError(429, { code: 'insufficient_quota' })],
  ['takes no pictures', openaiError(400, { message: 'canary', code: 'invalid_value' })],
];

test.each(FAILURES)('where the model %s, the built-in reader describes and says so', async (_, answer) => {
  const { server, token } = await visionServer(answer);
  const response = await analyze(server, await file(), { token });
  expect(response.json()).toMatchObject({
    success: true,
    message: `Prompt written from what the picture shows. ${MODEL} could not describe it, so the built-in reader did.`,
    seen: { described_by: 'built-in' },
  });
  expect(response.body).not.toMatch(/canary|sk-of/);
});

test('a model that takes too long is not waited for', async () => {
  const peer = await openaiPeer(neverAnswers);
  const server = await buildTestApp({
    variables: { OPENAI_API_KEY: 'sk-of-the-server' },
    text: { openaiUrl: peer.baseUrl, timeLimit: 50 },
    now: NOW,
  });
  const { token } = await server.signUp();
  const { seen } = (await analyze(server, await file(), { token })).json();
  expect(seen.described_by).toBe('built-in');
});

test('for visitors no paid model is asked', async () => {
  const { peer, server } = await visionServer(saysJson(GOOD));
  const { seen, message } = (await analyze(server, await file())).json();
  expect(seen.described_by).toBe('built-in');
  expect(message).toBe('Prompt written from what the picture shows.');
  expect(peer.bearers).toEqual([]);
});

test('a model that does not see is shown nothing', async () => {
  const peer = await openaiPeer(saysJson(GOOD));
  const variables = { OPENAI_API_KEY: 'sk-of-the-server', MODEL_OVERRIDES: 'gpt-5-mini=o3-mini' };
  const server = await buildTestApp({ variables, text: { openaiUrl: peer.baseUrl }, now: NOW });
  const { token } = await server.signUp();
  const { seen, message } = (await analyze(server, await file(), { token })).json();
  expect(seen.described_by).toBe('built-in');
  expect(message).toBe('Prompt written from what the picture shows.');
  expect(peer.bearers).toEqual([]);
});
