import { alternativesResult, PROMPT_TEXTS } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const TEXT =
  'A red fox in fresh snow. Soft window light from the left. 85 mm lens at f/4, eye level. No text.';
const LIGHT = 'Soft window light from the left';

const phraseIn = (text: string, phrase: string) => ({
  text,
  start: text.indexOf(phrase),
  end: text.indexOf(phrase) + phrase.length,
});

const ask = ({ send }: TestApp, body: object, token?: string) =>
  send('POST', '/api/prompts/alternatives', { body, ...(token && { token }) });

test('a visitor gets what may stand in place of a phrase', async () => {
  const server = await buildTestApp();
  const answer = await ask(server, phraseIn(TEXT, LIGHT));
  expect(answer.statusCode).toBe(200);
  const { element, explanation, why, alternatives } = alternativesResult.strict().parse(answer.json());
  expect(element).toBe('light');
  expect([explanation, why].every((sentence) => sentence.length > 10)).toBe(true);
  expect(alternatives.length).toBeGreaterThan(1);
  for (const { name, text, why: reason } of alternatives) {
    expect(text).not.toBe(LIGHT);
    expect([name, text, reason].every((words) => words.trim() !== '')).toBe(true);
  }
  expect(new Set(alternatives.map(({ text }) => text)).size).toBe(alternatives.length);
});

test('alternatives to a phrase of a take cost nothing and leave no trace', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const body = { subject: 'old fisherman mending nets' };
  const { cinematic, anatomy } = (await server.send('POST', '/api/prompts/generate', { token, body })).json();
  const before = await server.db.selectFrom('generations').selectAll().execute();
  for (const { start, end, element } of anatomy.cinematic as Span[]) {
    const answer = await ask(server, { text: cinematic, start, end, ...body }, token);
    expect(answer.json()).toMatchObject({ element });
  }
  const usage = await server.send('GET', '/api/usage', { token });
  expect(usage.json()).toMatchObject({ prompts_used_today: 1, images_used_today: 0 });
  expect(await server.db.selectFrom('generations').selectAll().execute()).toEqual(before);
});

const WITH_PAIR = 'A fox \u{1f98a} in snow';

test.each([
  [{}, PROMPT_TEXTS.text],
  [{ text: ' \n', start: 0, end: 1 }, PROMPT_TEXTS.text],
  [{ text: ['a fox'], start: 0, end: 1 }, 'Please send the text as text.'],
  [{ text: 'x'.repeat(4_001), start: 0, end: 1 }, 'The text is too long: at most 4,000 characters.'],
  [{ text: 'a \ud83e fox', start: 0, end: 1 }, 'The text holds characters that cannot be stored.'],
  [{ text: 'a fox', end: 3 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 0 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: '0', end: 3 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 0.5, end: 3 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: -1, end: 3 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 2, end: 2 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 3, end: 2 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 2, end: 6 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 2, end: 1e300 }, PROMPT_TEXTS.phrase],
  [{ text: WITH_PAIR, start: 7, end: 10 }, PROMPT_TEXTS.phrase],
  [{ text: WITH_PAIR, start: 0, end: 7 }, PROMPT_TEXTS.phrase],
  [{ text: 'a fox', start: 0, end: 5, subject: 7 }, 'Please send the subject as text.'],
  [
    { text: 'a fox', start: 0, end: 5, subject: 'x'.repeat(2_001) },
    'The subject is too long: at most 2,000 characters.',
  ],
])('%j is refused with a sentence', async (body, detail) => {
  const answer = await ask(await buildTestApp(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
});

test('visitors are counted by address, and users by themselves, ten times as many', async () => {
  const server = await buildTestApp({ variables: { ALTERNATIVES_PER_MINUTE: '1' } });
  const { token } = await server.signUp();
  const other = await server.signUp();
  const phrase = phraseIn(TEXT, LIGHT);
  const status = async (bearer?: string) => (await ask(server, phrase, bearer)).statusCode;
  expect([await status(), await status()]).toEqual([200, 429]);
  const tries = [];
  for (let index = 0; index < 11; index += 1) tries.push(await status(token));
  expect(tries).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await status(other.token)).toBe(200);
  const refused = await ask(server, phrase);
  expect(refused.json()).toMatchObject({ code: 'too_many_alternatives' });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a rate of 0 counts nobody', async () => {
  const server = await buildTestApp({ variables: { ALTERNATIVES_PER_MINUTE: '0' } });
  for (let index = 0; index < 70; index += 1) {
    expect((await ask(server, phraseIn(TEXT, LIGHT))).statusCode).toBe(200);
  }
});

test('a bearer that does not hold is no visitor', async () => {
  const answer = await ask(await buildTestApp(), phraseIn(TEXT, LIGHT), 'a.b.c');
  expect(answer.statusCode).toBe(401);
});
