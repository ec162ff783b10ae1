import { generateImage, generatePrompts, IDEMPOTENCY_KEY, optimizePrompt } from '@framewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenThatExpires } from '../testing/tokens.ts';
import { callOnce } from './call-once.ts';
import { storeToken } from './token.ts';

const ANSWER = { success: true, image_url: '/x', message: 'Your picture is ready.' };
const WISH = { prompt: 'a fox', model: 'built-in' } as const;
const LOST = new TypeError('Failed to fetch');

const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  // Whatever an earlier test has left without an answer.
  await keyOf(() => Response.json(ANSWER));
});

/** The key that a call goes under. @param answer what becomes of the call */
async function keyOf(answer: () => Response | Promise<Response>, body = WISH as Wish, signal?: AbortSignal) {
  fetched.mockImplementationOnce(async () => answer());
  await callOnce(generateImage, { body, ...(signal && { signal }) }).catch(() => {});
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get('idempotency-key');
}
type Wish = { readonly prompt: string; readonly model: 'built-in'; readonly byteplus_api_key?: string };

const lost = () => Promise.reject(LOST);
const made = () => Response.json(ANSWER);

test('a key has the form that the server takes', async () => {
  expect(await keyOf(made)).toMatch(IDEMPOTENCY_KEY);
});

test.each([
  ['is lost', lost],
  ['is cut', () => new Response('{"success":tr')],
  [
    'is a failure',
    () => Response.json({ detail: 'The server is busy.', code: 'overloaded' }, { status: 503 }),
  ],
])(
  'asked for again after an answer that %s, a wish keeps its key until it is answered',
  async (_, answer) => {
    const key = await keyOf(answer);
    expect(await keyOf(lost)).toBe(key);
    expect(await keyOf(made)).toBe(key);
    expect(await keyOf(made)).not.toBe(key);
  },
);

test('another input is another wish, and so is another call', async () => {
  const key = await keyOf(lost);
  fetched.mockRejectedValueOnce(LOST);
  await callOnce(optimizePrompt, { body: { user_prompt: 'a fox', model: 'built-in' } }).catch(() => {});
  const other = new Headers(fetched.mock.lastCall?.[1]?.headers).get('idempotency-key');
  expect(other).not.toBe(key);
  expect(await keyOf(lost, { ...WISH, prompt: 'a hare' })).not.toBe(key);
});

test('what was cancelled is asked for anew, and a wish that came after it keeps its key', async () => {
  const cancelling = new AbortController();
  const first = keyOf(
    () => new Promise((_, reject) => cancelling.signal.addEventListener('abort', () => reject(LOST))),
    WISH,
    cancelling.signal,
  );
  cancelling.abort();
  const key = await first;
  const next = await keyOf(lost);
  expect(next).not.toBe(key);
  expect(await keyOf(made)).toBe(next);
});

test('a prompt goes under a key, too', async () => {
  fetched.mockRejectedValueOnce(LOST);
  await callOnce(generatePrompts, { body: { subject: 'a fox' } }).catch(() => {});
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('idempotency-key')).not.toBeNull();
});

test('whose key pays is no part of a wish', async () => {
  const key = await keyOf(lost, { ...WISH, byteplus_api_key: 'first-key' });
  expect(await keyOf(lost, { ...WISH, byteplus_api_key: 'second-key' })).toBe(key);
});
