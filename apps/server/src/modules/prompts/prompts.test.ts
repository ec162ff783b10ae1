import {
  ASPECT_RATIOS,
  type Element,
  type Span,
  TAKES,
  type Take,
} from '@framewright/prompt-engine/vocabulary';
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
    'stages',
    'engine',
    'work_id',
  ]);
  for (const take of TAKES) {
    expect(result[take]).toContain(SUBJECT);
    expect(result.anatomy[take].length).toBeGreaterThan(2);
    expect(result.stages[take]).toMatchObject({ take, figures: expect.any(Array) });
  }
  const [{ why }] = result.anatomy.studio.filter(({ element }: Span) => element === 'light');
  expect(why).toMatch(/^.{8,}$/);
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

const LOCK = { take: 'studio', element: 'light', text: 'one lamp' };

test.each([
  [{}, 'subject', 'Please enter a subject for your prompt'],
  [{ subject: '' }, 'subject', 'Please enter a subject for your prompt'],
  [{ subject: '\u202e\u2066\u200b' }, 'subject', 'Please enter a subject for your prompt'],
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
  [
    { subject: 'a', locks: 'light' },
    'locks',
    'Please send the locks as a list, each with its take, element and text.',
  ],
  [
    { subject: 'a', locks: ['light'] },
    'locks.0',
    'Please send the locks as a list, each with its take, element and text.',
  ],
  [
    { subject: 'a', locks: [{ ...LOCK, element: 'smell' }] },
    'locks.0.element',
    'Please send the locks as a list, each with its take, element and text.',
  ],
  [{ subject: 'a', locks: [{ ...LOCK, text: ' ' }] }, 'locks.0.text', 'Please send the text of each lock.'],
  [
    { subject: 'a', locks: [{ ...LOCK, text: 'x'.repeat(401) }] },
    'locks.0.text',
    'The text of a lock is too long: at most 400 characters.',
  ],
  [{ subject: 'a', locks: Array(34).fill(LOCK) }, 'locks', 'Please send at most 33 locks.'],
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
  const subject = 'a red fox in snow, '.repeat(110).slice(0, 2_000);
  const answer = await send('POST', '/api/prompts/generate', { token, body: { subject } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().minimal).toContain(subject);
});

test('what is locked stays in its take, whatever else another take changes', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const written = async (body: object) =>
    (
      await send('POST', '/api/prompts/generate', { token, body: { subject: 'old fisherman', ...body } })
    ).json();
  const first = await written({});
  const textIn = (take: Take, wanted: Element) => {
    const { start, end } = first.anatomy[take].find(({ element }: Span) => element === wanted);
    return first[take].slice(start, end);
  };
  const locks = TAKES.flatMap((take) =>
    (['light', 'camera'] as const).map((element) => ({ take, element, text: textIn(take, element) })),
  );
  for (const variation of [1, 2, 3]) {
    const next = await written({ variation, locks });
    expect(next.studio).not.toBe(first.studio);
    for (const { take, element, text } of locks) {
      const kept = next.anatomy[take].filter((span: Span) => span.element === element);
      expect(kept.map(({ start, end }: Span) => next[take].slice(start, end))).toContain(text);
    }
  }
});

test('a locked phrase of the reader\u2019s own is kept to the letter', async () => {
  const { send, signUp } = await buildTestApp();
  const { token } = await signUp();
  const text = 'One paper lantern, "$&" low at the left \u{1f3ee}';
  const body = { subject: 'a red fox', variation: 2, locks: [{ take: 'cinematic', element: 'light', text }] };
  const answer = await send('POST', '/api/prompts/generate', { token, body });
  expect(answer.json().cinematic).toContain(text);
  expect(answer.json().studio).not.toContain(text);
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
