import { expect, onTestFinished, test } from 'vitest';
import {
  bombs,
  cuts,
  declines,
  draws,
  gives,
  hangs,
  type ImagesAnswer,
  openaiStreams,
  pours,
  redirects,
} from '../../../testing/openai-images-peer.ts';
import { KEY, NOW, openaiSetUp, REQUEST, RESERVATION, waits } from '../../../testing/openai-images-setup.ts';
import { openaiError, raw } from '../../../testing/openai-peer.ts';
import { makeJpeg } from '../../../testing/test-pictures.ts';
import { ModelFailure } from '../model-failure.ts';
import { IMAGE_MODELS } from '../models.ts';

const HTML = raw(200, '<!doctype html><title>Welcome</title>', { 'content-type': 'text/html' });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const json = (text: string) => raw(200, text, { 'content-type': 'application/json' });

/** What a call throws, seen by someone who looks for the key in it. */
async function failureOf(
  answers: readonly ImagesAnswer[],
  { onPartial, ...options }: Parameters<typeof openaiSetUp>[1] & { readonly onPartial?: () => void } = {},
) {
  const { provider, peer, ledger } = await openaiSetUp(answers, options);
  const failure = await provider.generate(RESERVATION, REQUEST, waits(onPartial)).catch((e: unknown) => e);
  if (!(failure instanceof ModelFailure))
    throw new Error('It did not fail as models do.', { cause: failure });
  const everything = JSON.stringify(failure, [...Object.getOwnPropertyNames(failure), 'words', 'cause']);
  for (const secret of [KEY, REQUEST.prompt]) expect(everything).not.toContain(secret);
  expect(peer.refused).toEqual([]);
  return { failure, peer, ledger };
}

const said = `Incorrect: ${KEY}, asked for ${REQUEST.prompt}`;

test.each<[kind: string, status: number, error: Parameters<typeof openaiError>[1]]>([
  ['declined', 400, { code: 'moderation_blocked', type: 'image_generation_user_error' }],
  ['declined', 400, { code: 'content_policy_violation' }],
  ['wrong-key', 401, { code: 'invalid_api_key', message: said }],
  ['wrong-key', 401, { message: said }],
  ['no-access', 403, { message: 'Your organization must be verified to use this model.' }],
  ['no-access', 404, { code: 'model_not_found', message: 'The model does not exist.' }],
  ['no-access', 400, { code: 'model_not_found', message: 'The model does not exist.' }],
  ['retired', 404, { code: 'model_not_found', message: 'The model `x` has been deprecated.' }],
  ['retired', 400, { code: 'model_deprecated', param: 'model' }],
  ['retired', 400, { message: 'This model was shut down on 2026-12-01.' }],
  ['retired', 410, {}],
  ['failed', 400, { message: "The value 'x' of quality is deprecated.", param: 'quality' }],
  ['quota', 429, { code: 'insufficient_quota', type: 'insufficient_quota' }],
  ['quota', 400, { code: 'billing_hard_limit_reached' }],
  ['quota', 402, {}],
  ['busy', 429, { code: 'rate_limit_exceeded', message: said }],
  ['busy', 500, { type: 'server_error' }],
  ['busy', 503, {}],
  ['failed', 400, { code: 'invalid_value', param: 'prompt', message: said }],
])('%s: status %i, %j', async (kind, status, error) => {
  const { failure, peer, ledger } = await failureOf([openaiError(status, error)]);
  expect(failure).toMatchObject({ kind, status });
  expect(peer.requests).toHaveLength(1);
  expect(ledger).toEqual([{ facts: expect.anything() }]);
});

test('a provider that is busy may say for how long', async () => {
  const busy = openaiError(429, { code: 'rate_limit_exceeded' }, { 'retry-after': '17' });
  expect((await failureOf([busy])).failure).toMatchObject({ kind: 'busy', retryAfter: 17 });
});

test('who is declined hears why, in words without keys and request ids', async () => {
  const { failure } = await failureOf([declines]);
  expect(failure.words).toBe(
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com. safety_violations=[violence].',
  );
  const repeats = openaiError(400, { code: 'moderation_blocked', message: `No. ${KEY} sk-other-1 req_12` });
  expect((await failureOf([repeats])).failure.words).toBe('No. … …');
  const inStream = await failureOf([openaiStreams('fails')], { onPartial: () => {} });
  expect(inStream.failure).toMatchObject({ kind: 'declined', words: 'Rejected by the safety system.' });
});

test('a key that is not like those of OpenAI is kept too', async () => {
  const apiKey = 'my-gateway-key';
  const repeats = openaiError(400, { code: 'moderation_blocked', message: `No, ${apiKey}.` });
  expect((await failureOf([repeats], { apiKey })).failure.words).toBe('No, ….');
});

test('a model whose day is over is retired, by whatever word it is not found', async () => {
  const notFound = openaiError(404, { code: 'model_not_found', message: 'The model does not exist.' });
  const entry = IMAGE_MODELS.openai;
  onTestFinished(() => void Object.assign(IMAGE_MODELS, { openai: entry }));
  Object.assign(IMAGE_MODELS, { openai: { ...entry, retiresOn: '2026-11-22' } });
  expect((await failureOf([notFound])).failure.kind).toBe('no-access');
  const later = { now: () => new Date(NOW.getTime() + 86_400_000) };
  expect((await failureOf([notFound], later)).failure.kind).toBe('retired');
  expect((await failureOf([notFound], { ...later, overrides: { openai: 'flux' } })).failure.kind).toBe(
    'no-access',
  );
});

test.each<[name: string, answer: ImagesAnswer]>([
  ['HTML', HTML],
  ['half a JSON', json('{"created":1795000000,"data":[{"b64_')],
  ['no picture', json('{"created":1795000000,"data":[]}')],
  ['an address instead of a picture', json('{"data":[{"url":"http://169.254.169.254/"}]}')],
  ['an empty picture', json('{"data":[{"b64_json":""}]}')],
  ['no base64', json('{"data":[{"b64_json":"%%%%"}]}')],
  ['an SVG', gives(SVG)],
  ['a GIF', gives(GIF)],
  ['a gzip bomb', bombs],
  ['a stream without an end', openaiStreams('ends')],
])('%s is garbage', async (_, answer) => {
  expect((await failureOf([answer], { onPartial: () => {} })).failure.kind).toBe('garbage');
});

test('HTML before the provider is a provider in trouble', async () => {
  expect((await failureOf([raw(502, '<h1>Bad gateway</h1>')])).failure.kind).toBe('busy');
});

test('half a picture is garbage, and paid for', async () => {
  const jpeg = await makeJpeg(400, 300);
  const { failure, ledger } = await failureOf([gives(jpeg.subarray(0, jpeg.length / 2))]);
  expect(failure.kind).toBe('garbage');
  expect(ledger[0]?.used).toMatchObject({ pictures: 1, outputTokens: 4_160 });
});

test('another format than was asked for is a picture all the same', async () => {
  const jpeg = await makeJpeg(400, 300);
  const { provider } = await openaiSetUp([gives(jpeg)]);
  expect(await provider.generate(RESERVATION, REQUEST, waits())).toEqual({
    bytes: jpeg,
    contentType: 'image/jpeg',
    width: 400,
    height: 300,
    modelId: 'gpt-image-2.6-flare',
  });
});

test.each([undefined, () => {}])('an answer of a gigabyte is left early', async (onPartial) => {
  const { failure, peer } = await failureOf([pours], onPartial && { onPartial });
  expect(failure.kind).toBe('garbage');
  await peer.abandoned;
  // The limit, and what waits in buffers on the way.
  expect(peer.sent()).toBeLessThan(40 * 1_048_576);
});

test('a provider that cannot be reached, leaves in the middle, or sends elsewhere', async () => {
  expect((await failureOf([cuts])).failure.kind).toBe('unreachable');
  expect((await failureOf([openaiStreams('cut')], { onPartial: () => {} })).failure.kind).toBe('unreachable');
  const { peer: elsewhere } = await openaiSetUp([draws()]);
  const sent = await failureOf([redirects(`${elsewhere.baseUrl}/images/generations`)]);
  expect(sent.failure.kind).toBe('unreachable');
  expect(elsewhere.authorizations).toEqual([]);
});

test.each([
  ['never answers', hangs, undefined],
  ['stops in the middle of a stream', openaiStreams('hangs'), () => {}],
] as const)('a provider that %s is left when the time is over', async (_, answer, onPartial) => {
  const { failure, peer } = await failureOf([answer], { timeLimit: 300, ...(onPartial && { onPartial }) });
  expect(failure.kind).toBe('too-slow');
  await peer.abandoned;
});
