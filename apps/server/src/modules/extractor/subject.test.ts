import { analysis, extractorHistory, nameSubject } from '@framewright/contract';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { analyze, painted, withText } from '../../testing/test-uploads.ts';

const PATH = '/api/image-prompt/subject';
const png = async () => (await painted()).png().toBuffer();

async function seenBy(server: Awaited<ReturnType<typeof buildTestApp>>, token?: string) {
  const { seen, saved_id } = analysis.parse(
    (await analyze(server, await png(), token ? { token } : {})).json(),
  );
  return { prompt: seen.prompt, anatomy: seen.anatomy, saved_id };
}

test('a visitor names the subject, and the description is written around it', async () => {
  const server = await buildTestApp();
  const described = await seenBy(server);
  expect(described.prompt).toMatch(/^\[Main subject\]/);
  const answer = await server.send('POST', PATH, { body: { subject: 'a harbour at night', ...described } });
  expect(answer.statusCode).toBe(200);
  const { prompt, anatomy } = nameSubject.response.parse(answer.json());
  expect(prompt).toMatch(/^a harbour at night[.,] /);
  expect(prompt).not.toContain('[');
  expect(anatomy.at(-1)?.end).toBe(prompt.length);
});

test('the prompt goes into the history of who extracted it, and into no other', async () => {
  const server = await buildTestApp();
  const [{ token }, other] = [await server.signUp(), await server.signUp()];
  const described = await seenBy(server, token);
  const body = { subject: 'a harbour', ...described };
  await server.send('POST', PATH, { token: other.token, body: { ...body, subject: 'a theft' } });
  await server.send('POST', PATH, { body: { ...body, subject: 'a theft' } });
  await server.send('POST', PATH, { token, body });
  const history = await server.send('GET', '/api/image-prompt/history', { token });
  const [entry] = extractorHistory.response.parse(history.json()).prompts;
  expect(entry?.generated_prompt).toMatch(/^a harbour[.,] /);
});

test('a prompt that stands in the file has no place for a subject', async () => {
  const server = await buildTestApp();
  const told = withText(await png(), 'parameters', 'a fox\nSteps: 1, Seed: 2');
  const { prompt, anatomy } = analysis.parse((await analyze(server, told)).json());
  const answer = await server.send('POST', PATH, { body: { subject: 'a fox', prompt, anatomy } });
  expect(answer.statusCode).toBe(400);
});

const DESCRIBED = {
  prompt: '[Main subject]. Low key.',
  anatomy: [
    { start: 0, end: 15, element: 'subject' },
    { start: 16, end: 24, element: 'light' },
  ],
};
const AS_IT_CAME = 'Please send the description as it came, with its place for the subject.';

test.each([
  ['no subject', DESCRIBED, 'Please say what the subject is'],
  ['a blank one', { ...DESCRIBED, subject: ' \n ' }, 'Please say what the subject is'],
  [
    'a long one',
    { ...DESCRIBED, subject: 'x'.repeat(301) },
    'The subject is too long: at most 300 characters.',
  ],
  ['another text', { ...DESCRIBED, subject: 'a fox', prompt: 'A cat.' }, AS_IT_CAME],
  [
    'spans that overlap',
    { ...DESCRIBED, subject: 'a fox', anatomy: [...DESCRIBED.anatomy].reverse() },
    AS_IT_CAME,
  ],
  ['no spans', { ...DESCRIBED, subject: 'a fox', anatomy: [] }, AS_IT_CAME],
])('%s is refused in a sentence', async (_, body, sentence) => {
  const server = await buildTestApp();
  const answer = await server.send('POST', PATH, { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(sentence);
});

test('there is a limit, and a broken session is told', async () => {
  const server = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '1' } });
  const body = { ...DESCRIBED, subject: 'a fox' };
  expect((await server.send('POST', PATH, { body })).statusCode).toBe(200);
  expect((await server.send('POST', PATH, { body })).statusCode).toBe(429);
  expect((await server.send('POST', PATH, { body, token: 'broken' })).statusCode).toBe(401);
});
