import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const SUBJECT = 'Alter Fischer, flickt Netze 🎣 "$& $1"';

test('categories lists the aspect ratios', async () => {
  const { send } = await buildTestApp();
  const answer = await send('GET', '/api/prompts/categories');
  expect(answer.json()).toEqual({ aspect_ratios: [...ASPECT_RATIOS] });
});

test('a subject is written as three prompts that keep its words, with their anatomy', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('POST', '/api/prompts/generate', { token, body: { subject: SUBJECT } });
  expect(answer.statusCode).toBe(200);
  const result = answer.json();
  expect(Object.keys(result)).toEqual([
    'studio',
    'cinematic',
    'minimal',
    'tip',
    'suggested_aspect_ratio',
    'anatomy',
    'engine',
  ]);
  for (const take of ['studio', 'cinematic', 'minimal']) {
    expect(result[take]).toContain(SUBJECT);
    expect(result.anatomy[take].length).toBeGreaterThan(2);
  }
  expect(result.engine).toBe('built-in');
});

test('what was asked and written is recorded for its owner', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { send, signUp, db } = await buildTestApp({ now: () => now });
  const { token, user } = await signUp();
  const body = {
    subject: 'a fox',
    mood: '  ',
    style: 'noir',
    openai_api_key: 'sk-canary',
    aspect_ratio: '3:2',
  };
  const result = (await send('POST', '/api/prompts/generate', { token, body })).json();
  const [row, ...more] = await db.selectFrom('generations').selectAll().execute();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    user_id: user.id,
    kind: 'prompts',
    model: 'built-in',
    outcome: 'succeeded',
    created_at: now.toISOString(),
  });
  expect(JSON.parse(row?.request ?? '')).toEqual({
    subject: 'a fox',
    category: 'Portrait',
    style: 'noir',
    lighting: 'natural',
    camera: 'professional camera',
    mood: 'confident',
    palette: 'natural',
    aspect_ratio: '3:2',
  });
  expect(JSON.parse(row?.result ?? '')).toMatchObject({ studio: result.studio, tip: result.tip });
});

test.each([
  [{}, 'subject', 'Please enter a subject for your prompt'],
  [{ subject: '' }, 'subject', 'Please enter a subject for your prompt'],
  [{ subject: ' \n\t ' }, 'subject', 'Please enter a subject for your prompt'],
  [{ subject: null }, 'subject', 'Please send the subject as text.'],
  [{ subject: 42 }, 'subject', 'Please send the subject as text.'],
  [{ subject: ['a'] }, 'subject', 'Please send the subject as text.'],
  [{ subject: 'x'.repeat(2_001) }, 'subject', 'The subject is too long: at most 2,000 characters.'],
  [{ subject: 'a\0b' }, 'subject', 'The subject holds characters that cannot be stored.'],
  [{ subject: 'a\ud800b' }, 'subject', 'The subject holds characters that cannot be stored.'],
  [{ subject: 'a', aspect_ratio: '7:5' }, 'aspect_ratio', 'Please choose one of the offered aspect ratios.'],
  [{ subject: 'a', mood: {} }, 'mood', 'Please send the mood as text.'],
  [{ subject: 'a', palette: 'x'.repeat(201) }, 'palette', 'The palette is too long: at most 200 characters.'],
  [
    { subject: 'a', variation: 1.5 },
    'variation',
    'Please send the variation as a whole number from 0 to 9,999.',
  ],
  [
    { subject: 'a', variation: -1 },
    'variation',
    'Please send the variation as a whole number from 0 to 9,999.',
  ],
])('%j is refused, and costs nothing', async (body, path, message) => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const answer = await send('POST', '/api/prompts/generate', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    detail: message,
    fields: [{ path, message }],
  });
  expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({ prompts_used_today: 0 });
});

test('the longest subject is written', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const subject = 'a red fox in the snow, '.repeat(90).slice(0, 2_000).padEnd(2_000, 'x');
  const answer = await send('POST', '/api/prompts/generate', { token, body: { subject } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().minimal).toContain(subject);
});

test('a pro user has no limit', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp('pro');
  for (let index = 0; index < 22; index += 1) {
    const answer = await send('POST', '/api/prompts/generate', { token, body: { subject: `fox ${index}` } });
    expect(answer.statusCode).toBe(200);
  }
  expect((await send('GET', '/api/usage', { token })).json()).toMatchObject({
    prompts_used_today: 22,
    prompts_limit: null,
  });
});
