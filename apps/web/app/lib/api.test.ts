import {
  analyzePicture,
  categories,
  downloadFile,
  generateImage,
  generatePrompts,
  getUsage,
  imageFile,
  login,
  logout,
} from '@framewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { call, callForFile } from './api.ts';
import { ApiError, NetworkError, UnexpectedAnswer } from './api-errors.ts';
import { storedToken, storeToken } from './token.ts';

const USAGE = {
  prompts_used_today: 3,
  prompts_limit: 20,
  images_used_today: 0,
  images_limit: 10,
  next_reset: '2026-11-22T00:00:00.000Z',
};
const TOKEN = tokenThatExpires(Date.now() + 3_600_000);

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function answer(status: number, body: unknown): void {
  fetched.mockResolvedValueOnce(
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('It should have failed.'),
    (error: unknown) => error,
  );
}

function sentHeaders(): Headers {
  return new Headers(fetched.mock.lastCall?.[1]?.headers);
}

test('a signed-in call carries the token, and its answer is parsed by the contract', async () => {
  storeToken(TOKEN);
  answer(200, { ...USAGE, unheard_of: true });
  expect(await call(getUsage)).toEqual(USAGE);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/usage');
  expect(sentHeaders().get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('an open call carries no token, and a body goes as JSON', async () => {
  storeToken(TOKEN);
  answer(200, {
    access_token: 'x',
    user: { id: '1', email: 'a@b.co', name: 'A', plan: 'free', created_at: 'today' },
  });
  await call(login, { body: { email: 'a@b.co', password: 'p' } });
  expect(sentHeaders().get('authorization')).toBeNull();
  expect(sentHeaders().get('content-type')).toBe('application/json');
  expect(fetched.mock.lastCall?.[1]?.body).toBe('{"email":"a@b.co","password":"p"}');
});

test('a call without a body says nothing about its type', async () => {
  answer(200, { aspect_ratios: ['1:1'] });
  await call(categories);
  expect(sentHeaders().has('content-type')).toBe(false);
});

test('path parameters are filled in, encoded', async () => {
  answer(200, '');
  await call(imageFile, { params: { id: 'a/b?c' } });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/images/a%2Fb%3Fc/file');
});

test('without a good token a signed-in call is not even sent', async () => {
  storeToken(tokenThatExpires(Date.now() - 1000));
  const error = await failureOf(call(getUsage));
  expect(error).toMatchObject({
    status: 401,
    code: 'session_expired',
    detail: 'Your session has expired. Please sign in again.',
  });
  expect(fetched).not.toHaveBeenCalled();
  expect(storedToken()).toBeNull();
});

test('a failure body becomes an ApiError with all its parts', async () => {
  storeToken(TOKEN);
  answer(400, {
    detail: 'Please enter a description for your image.',
    code: 'invalid_request',
    request_id: 'r-1',
    fields: [{ path: 'prompt', message: 'Please enter a description for your image.' }],
    success: false,
    message: 'Please enter a description for your image.',
  });
  const error = await failureOf(call(generateImage, { body: { prompt: '', model: 'built-in' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_request',
    detail: 'Please enter a description for your image.',
    requestId: 'r-1',
    fields: [{ path: 'prompt' }],
  });
  expect(storedToken()).toBe(TOKEN);
});

test.each(['<html>502</html>', '{"error":"other"}', ''])(
  'a failure with the body %j still tells its status',
  async (body) => {
    answer(502, body);
    expect(await failureOf(call(categories))).toMatchObject({
      name: 'ApiError',
      status: 502,
      code: undefined,
      detail: '',
      fields: [],
    });
  },
);

test.each([
  [502, { detail: 'The gateway is tired.' }, 'The gateway is tired.'],
  [418, { success: false, message: 'No coffee here.' }, 'No coffee here.'],
  [200, { success: false, message: 'All models are busy.' }, 'All models are busy.'],
])('the sentence of a failure is found at status %i, in %j', async (status, body, detail) => {
  storeToken(TOKEN);
  answer(status, body);
  expect(await failureOf(call(getUsage))).toMatchObject({
    name: 'ApiError',
    status,
    detail,
    code: undefined,
  });
});

test('an answer with only the fields of the specification is taken', async () => {
  storeToken(TOKEN);
  answer(200, {
    studio: 'a tower, lit from the left',
    cinematic: 'a tower at dusk',
    minimal: 'a tower',
    tip: 'Name the hour.',
    suggested_aspect_ratio: '2:3',
  });
  expect(await call(generatePrompts, { body: { subject: 'a tower' } })).toMatchObject({
    cinematic: 'a tower at dusk',
    suggested_aspect_ratio: '2:3',
    anatomy: { studio: [] },
  });
});

test('a 401 to the token ends the session; a 503 does not', async () => {
  storeToken(TOKEN);
  answer(503, { detail: 'Busy.', code: 'overloaded', request_id: 'r' });
  await failureOf(call(getUsage));
  expect(storedToken()).toBe(TOKEN);
  answer(401, { detail: 'Please sign in.', code: 'not_signed_in', request_id: 'r' });
  await failureOf(call(getUsage));
  expect(storedToken()).toBeNull();
});

test('a late 401 to an old token leaves the new session alone', async () => {
  const newer = tokenThatExpires(Date.now() + 7_200_000);
  storeToken(TOKEN);
  fetched.mockImplementationOnce(async () => {
    storeToken(newer);
    return Response.json({}, { status: 401 });
  });
  await failureOf(call(logout));
  expect(storedToken()).toBe(newer);
});

test('wrong credentials are no reason to end a session', async () => {
  storeToken(TOKEN);
  answer(401, { detail: 'The email or the password is wrong.', code: 'wrong_credentials', request_id: 'r' });
  await failureOf(call(login, { body: { email: 'a@b.co', password: 'p' } }));
  expect(storedToken()).toBe(TOKEN);
});

test('no connection is a NetworkError', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failureOf(call(categories))).toBeInstanceOf(NetworkError);
});

test('a call that was called off is neither a failure of the network nor of the server', async () => {
  const controller = new AbortController();
  fetched.mockImplementationOnce(async (_address, init) => {
    controller.abort();
    throw init?.signal?.reason;
  });
  expect(await failureOf(call(categories, { signal: controller.signal }))).toMatchObject({
    name: 'AbortError',
  });
});

test.each(['not json', { aspect_ratios: 'all' }])(
  'an answer that breaks the contract is refused: %j',
  async (body) => {
    answer(200, body);
    expect(await failureOf(call(categories))).toBeInstanceOf(UnexpectedAnswer);
  },
);

test('a file comes as it is, with the token', async () => {
  storeToken(TOKEN);
  answer(200, '%PDF-1.7');
  const file = await callForFile(downloadFile, { params: { id: 'cheat-sheet' } });
  expect(await file.text()).toBe('%PDF-1.7');
  expect(fetched.mock.lastCall?.[0]).toBe('/api/downloads/cheat-sheet');
  expect(sentHeaders().get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('a file that is refused or breaks off is a failure, not a file', async () => {
  storeToken(TOKEN);
  answer(403, { detail: 'This needs the Pro plan.', code: 'plan_required', request_id: 'r' });
  const file = () => callForFile(downloadFile, { params: { id: 'prompt-pack' } });
  expect(await failureOf(file())).toMatchObject({ code: 'plan_required' });
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
  fetched.mockResolvedValueOnce(new Response(broken));
  expect(await failureOf(file())).toBeInstanceOf(NetworkError);
});

test('a file goes as the part of a form, whose content type is left to the browser', async () => {
  answer(429, { detail: 'Later.', code: 'too_many_analyses', request_id: 'r' });
  const file = new File(['x'], 'tower.png', { type: 'image/png' });
  await failureOf(call(analyzePicture, { file }));
  const body = fetched.mock.lastCall?.[1]?.body;
  expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'tower.png' });
  expect(sentHeaders().get('content-type')).toBeNull();
  expect(sentHeaders().get('authorization')).toBeNull();
});
