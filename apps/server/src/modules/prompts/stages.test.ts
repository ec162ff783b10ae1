import { PROMPT_TEXTS } from '@framewright/contract';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const FOX = 'A red fox in fresh snow. Soft window light from the left. 85 mm lens at f/4.';
const KEEPER = 'A keeper below her lighthouse at dusk. Backlit by the lamp. Film still.';

const SHIVERING = 'a dog shivering on a dock';

const ask = ({ send }: TestApp, body: object, token?: string) =>
  send('POST', '/api/prompts/stages', { body, ...(token && { token }) });

test('a visitor gets what the previews of prompts draw, in the order of the texts', async () => {
  const server = await buildTestApp();
  const answer = await ask(server, { texts: [FOX, KEEPER, SHIVERING] });
  expect(answer.statusCode).toBe(200);
  // A whole prompt has no word that the drawing owes it.
  expect(stageOfText(SHIVERING).notes).toEqual(['shivering']);
  expect(answer.json()).toEqual({
    stages: [FOX, KEEPER, SHIVERING].map((text) => ({ ...stageOfText(text), notes: [] })),
  });
});

test('it costs a user nothing and leaves no trace', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  expect((await ask(server, { texts: [FOX] }, token)).statusCode).toBe(200);
  const usage = await server.send('GET', '/api/usage', { token });
  expect(usage.json()).toMatchObject({ prompts_used_today: 0, images_used_today: 0 });
  expect(await server.db.selectFrom('generations').selectAll().execute()).toEqual([]);
});

test.each([
  [{}, PROMPT_TEXTS.staged],
  [{ texts: FOX }, PROMPT_TEXTS.staged],
  [{ texts: [] }, PROMPT_TEXTS.staged],
  [{ texts: [FOX, FOX, FOX, FOX] }, PROMPT_TEXTS.staged],
  [{ texts: [FOX, ' \n'] }, PROMPT_TEXTS.staged],
  [{ texts: ['x'.repeat(4_001)] }, 'The text is too long: at most 4,000 characters.'],
])('%j is refused with a sentence', async (body, detail) => {
  const answer = await ask(await buildTestApp(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
});

test('visitors are counted by address, with what else is read in prompts', async () => {
  const server = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '1' } });
  expect((await ask(server, { texts: [FOX] })).statusCode).toBe(200);
  const refused = await ask(server, { texts: [FOX] });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_translations' });
});
