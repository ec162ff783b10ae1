import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { paintedPicture, sendJson } from '../../../testing/json-peer.ts';
import { openDoor } from '../../../testing/open-door.ts';
import { NOW, REQUEST, RESERVATION, waits } from '../../../testing/openai-images-setup.ts';
import {
  arkError,
  entries,
  type SeedreamAnswer,
  type seedreamPeer as SeedreamPeer,
  seedreamPaints,
  seedreamPeer,
} from '../../../testing/seedream-peer.ts';
import { ModelFailure } from '../model-failure.ts';
import { Secret } from '../secret.ts';
import { seedreamImages } from './adapter.ts';

const KEY = 'ark-canary-1234567890';
const WISH = { ...REQUEST, userKey: new Secret(KEY) };

async function before(answers: readonly SeedreamAnswer[], others?: Parameters<typeof SeedreamPeer>[1]) {
  const peer = await seedreamPeer(answers, others);
  const { calls, ledger } = openDoor();
  const shared = { overrides: {}, calls, now: () => NOW, timeLimit: 20_000 };
  return { peer, ledger, provider: seedreamImages({ ...shared, baseUrl: `${peer.origin}/api/v3/` }) };
}

test("a picture is asked for on the user's own key, without a watermark, and cost nobody else anything", async () => {
  const { peer, provider, ledger } = await before([seedreamPaints]);
  const picture = await provider.generate(RESERVATION, { ...WISH, aspectRatio: '3:2' }, waits());
  expect(picture).toMatchObject({ contentType: 'image/jpeg', modelId: 'seedream-4-5-251128' });
  expect(picture.width / picture.height).toBeCloseTo(1.5, 1);
  expect(peer.refused).toEqual([]);
  expect(peer.keys).toEqual([KEY]);
  expect(peer.requests[0]).toEqual({
    model: 'seedream-4-5-251128',
    prompt: REQUEST.prompt,
    size: expect.stringMatching(/^\d+x\d+$/),
    response_format: 'b64_json',
    watermark: false,
  });
  expect(ledger[0]).toMatchObject({
    facts: { provider: 'seedream', key: 'user' },
    used: { outputTokens: 16_384, pictures: 1, costUsd: 0.04 },
  });
});

test('every ratio of the form is asked for within one per cent, in a size that is taken', async () => {
  const { peer, provider } = await before([seedreamPaints]);
  for (const aspectRatio of ASPECT_RATIOS) {
    await provider.generate(RESERVATION, { ...WISH, aspectRatio }, waits());
    const [width = 0, height = 0] = peer.requests.at(-1)?.size.split('x').map(Number) ?? [];
    const [across = 0, down = 0] = aspectRatio.split(':').map(Number);
    expect(Math.abs(width / height / (across / down) - 1)).toBeLessThan(0.01);
  }
  expect(peer.refused).toEqual([]);
});

test('pictures go in as data addresses, with the strength in words, in their own shape', async () => {
  const { peer, provider } = await before([seedreamPaints]);
  const pictures = [
    { bytes: Buffer.from('first'), contentType: 'image/jpeg', width: 3_000, height: 10 },
  ] as const;
  await provider.generate(RESERVATION, { ...WISH, input: { pictures, strength: 1 } }, waits());
  expect(peer.refused).toEqual([]);
  expect(peer.requests[0]).toMatchObject({
    image: [`data:image/jpeg;base64,${Buffer.from('first').toString('base64')}`],
    prompt: expect.stringContaining('Take only the idea'),
  });
});

test('an answer with an address is fetched at once, without the key', async () => {
  const bytes = await paintedPicture(64, 48);
  const seen: unknown[] = [];
  const { provider } = await before(
    [
      (response, request) =>
        entries({ url: `http://${response.req.headers.host}/made.png` })(response, request),
    ],
    {
      '/made.png': (response, headers) => {
        seen.push(headers.authorization);
        response.end(bytes);
      },
    },
  );
  expect(await provider.generate(RESERVATION, WISH, waits())).toMatchObject({ width: 64, height: 48, bytes });
  expect(seen).toEqual([undefined]);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:1/made.png',
  'http://[::1]/made.png',
  'http://ark-content.bytepluses.com/made.png',
  'https://bytepluses.com.example.com/made.png',
  'https://example.com/?bytepluses.com',
  'https://user:word@ark.bytepluses.com/made.png',
  'file:///etc/passwd',
  'made.png',
])('%s is no address of the provider, and nothing is fetched from there', async (url) => {
  const { provider } = await before([entries({ url })]);
  await expect(provider.generate(RESERVATION, WISH, waits())).rejects.toMatchObject({ kind: 'garbage' });
});

test('an address that sends elsewhere is not followed', async () => {
  const { provider } = await before(
    [
      (response, request) =>
        entries({ url: `http://${response.req.headers.host}/made.png` })(response, request),
    ],
    {
      '/made.png': (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    },
  );
  await expect(provider.generate(RESERVATION, WISH, waits())).rejects.toMatchObject({ kind: 'unreachable' });
});

const sensitive = { code: 'OutputImageSensitiveContentDetected', message: `Refused for ${KEY}.` };

test.each<[string, SeedreamAnswer, object]>([
  ['a wrong key', arkError(401, 'AuthenticationError', `The key ${KEY} is wrong.`), { kind: 'wrong-key' }],
  ['a debt', arkError(403, 'AccountOverdueError'), { kind: 'quota', status: 403 }],
  ['no right', arkError(403, 'AccessDenied'), { kind: 'no-access', status: 403 }],
  ['a model that is not activated', arkError(404, 'ModelNotOpen'), { kind: 'no-access', status: 404 }],
  ['a model that is gone', arkError(404, 'InvalidEndpointOrModel.ModelRetired'), { kind: 'retired' }],
  ['a quota', arkError(429, 'QuotaExceeded.Daily'), { kind: 'quota' }],
  [
    'too many calls',
    arkError(429, 'RateLimitExceeded.EndpointRPMExceeded', '', { 'retry-after': '4' }),
    { kind: 'busy', retryAfter: 4 },
  ],
  ['a failure there', arkError(500, 'InternalServiceError'), { kind: 'busy', status: 500 }],
  [
    'a prompt against the rules',
    arkError(400, 'InputTextSensitiveContentDetected', 'Sensitive.'),
    { kind: 'declined', words: 'Sensitive.' },
  ],
  [
    'a picture against the rules',
    entries({ error: sensitive }),
    { kind: 'declined', words: 'Refused for ….' },
  ],
  ['a failure of the one picture', entries({ error: { code: 'InternalServiceError' } }), { kind: 'busy' }],
  ['a bad request', arkError(400, 'InvalidParameter'), { kind: 'failed', status: 400 }],
  ['no picture', entries(), { kind: 'garbage' }],
  ['neither bytes nor address', entries({ size: '2048x2048' }), { kind: 'garbage' }],
  ['other bytes', entries({ b64_json: Buffer.from('GIF89a').toString('base64') }), { kind: 'garbage' }],
  ['another JSON', (response) => sendJson(response, 200, {}), { kind: 'garbage' }],
  ['an end in the middle', (response) => void response.destroy(), { kind: 'unreachable' }],
])('%s fails once, as what it is, and holds no key', async (_, answer, expected) => {
  const { peer, provider } = await before([answer]);
  const failure = await provider.generate(RESERVATION, WISH, waits()).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(ModelFailure);
  expect(failure).toMatchObject(expected);
  expect(peer.requests).toHaveLength(1);
  const everything = JSON.stringify(failure, [...Object.getOwnPropertyNames(failure), 'words']);
  expect(everything).not.toContain('canary');
});

test.each(['ark canary', 'ark\r\ncanary: 1', '', 'x'.repeat(100_000), 'schlüssel'])(
  'a key that no header can carry is refused before anything is sent',
  async (userKey) => {
    const { peer, provider } = await before([seedreamPaints]);
    await expect(
      provider.generate(RESERVATION, { ...WISH, userKey: new Secret(userKey) }, waits()),
    ).rejects.toMatchObject({
      kind: 'wrong-key',
    });
    expect(peer.paths).toEqual([]);
  },
);
