import { ERRORS, PROMPT_TEXTS, triedPrompts } from '@framewright/contract';
import { TAKES } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { chatPeer } from '../../testing/chat-peer.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const SUBJECT = 'An old red car on a desert road';

const ask = ({ send }: TestApp, body: object) => send('POST', '/api/prompts/try', { body });

test('a visitor gets three takes with their anatomy and what their previews draw', async () => {
  const answer = await ask(await buildTestApp(), { subject: SUBJECT });
  expect(answer.statusCode).toBe(200);
  const takes = triedPrompts.strict().parse(answer.json());
  for (const take of TAKES) {
    expect(takes[take]).toContain(SUBJECT);
    expect(takes.anatomy[take].length).toBeGreaterThan(2);
    expect(takes.stages?.[take]).toMatchObject({ take });
  }
});

test('each variation is another take', async () => {
  const server = await buildTestApp();
  const [first, second] = [
    await ask(server, { subject: SUBJECT }),
    await ask(server, { subject: SUBJECT, variation: 1 }),
  ];
  expect(second.json().cinematic).not.toBe(first.json().cinematic);
});

test('nothing of it is counted or kept', async () => {
  const server = await buildTestApp();
  await ask(server, { subject: SUBJECT });
  const rows = (table: 'generations' | 'works' | 'model_calls' | 'users') =>
    server.db.selectFrom(table).selectAll().execute();
  for (const table of ['generations', 'works', 'model_calls', 'users'] as const)
    expect(await rows(table), table).toEqual([]);
});

test('it is the built-in engine that writes, and what it wrote can be kept with an account', async () => {
  const peer = await chatPeer();
  const server = await buildTestApp({
    variables: { OPENAI_BASE_URL: peer.baseUrl, OPENAI_API_KEY: 'sk-canary' },
  });
  const wish = { subject: SUBJECT, variation: 2 };
  const { studio, cinematic, minimal, anatomy } = (await ask(server, wish)).json();
  const { token } = await server.signUp();
  const body = { ...wish, engine: 'built-in' };
  const kept = (await server.send('POST', '/api/prompts/generate', { token, body })).json();
  expect(kept).toMatchObject({ studio, cinematic, minimal, anatomy, engine: 'built-in' });
  expect(kept.work_id).toEqual(expect.any(String));
  expect(peer.requests).toEqual([]);
});

test.each([
  [{}, PROMPT_TEXTS.subject],
  [{ subject: ' \n' }, PROMPT_TEXTS.subject],
  [{ subject: 7 }, 'Please send the subject as text.'],
  [{ subject: 'x'.repeat(2_001) }, 'The subject is too long: at most 2,000 characters.'],
  [{ subject: SUBJECT, variation: -1 }, PROMPT_TEXTS.variation],
])('%j is refused with a sentence', async (body, detail) => {
  const answer = await ask(await buildTestApp(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
});

test('a subject of 2,000 characters is written', async () => {
  const subject = 'a fox in the snow, '.repeat(106).slice(0, 2_000);
  expect((await ask(await buildTestApp(), { subject })).statusCode).toBe(200);
});

test('an engine that there is not is refused by the sentence for it', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const body = { subject: SUBJECT, engine: 'gpt-5' };
  const answer = await server.send('POST', '/api/prompts/generate', { token, body });
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    detail: "Please leave the engine out, or send 'built-in'.",
  });
});

test('addresses are counted, whoever comes from them, and told what an account has', async () => {
  const server = await buildTestApp({ variables: { TRIES_PER_HOUR: '1' } });
  const { token } = await server.signUp();
  expect((await ask(server, { subject: SUBJECT })).statusCode).toBe(200);
  const refused = await server.send('POST', '/api/prompts/try', { token, body: { subject: SUBJECT } });
  expect(refused.statusCode).toBe(429);
  const { detail } = ERRORS.too_many_tries;
  expect(refused.json()).toMatchObject({ code: 'too_many_tries', detail });
  expect(detail).toContain('20 prompts a day');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
});

test('a rate of 0 counts nobody', async () => {
  const server = await buildTestApp({ variables: { TRIES_PER_HOUR: '0' } });
  for (let index = 0; index < 25; index += 1)
    expect((await ask(server, { subject: SUBJECT, variation: index })).statusCode).toBe(200);
});
