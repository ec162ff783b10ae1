import { analysis, ERRORS, EXTRACTOR_IMAGE, embedded } from '@framewright/contract';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { analyze, painted, withText } from '../../testing/test-uploads.ts';

const EMBEDDED = '/api/image-prompt/embedded';
const png = async () => (await painted()).png().toBuffer();

/** As AUTOMATIC1111 writes it. */
const infotext = (prompt: string, negative: string, more = '') =>
  `${prompt}\nNegative prompt: ${negative}\nSteps: 30, Sampler: Euler, CFG scale: 7, Seed: 5, Size: 300x200${more}`;

test('a prompt of a book is answered up to a sensible length, which is said, and whole as a file', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const prompt = 'a lighthouse in the storm, '.repeat(20_000).trim();
  const negative = 'blurry, '.repeat(5_000).trim();
  const picture = withText(
    await png(),
    'parameters',
    infotext(prompt, negative, `, Note: ${'x'.repeat(9_000)}`),
  );
  const answer = await analyze(server, picture, { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body.length).toBeLessThan(200_000);
  const result = analysis.parse(answer.json());
  expect(result.prompt).toBe(prompt.slice(0, EXTRACTOR_IMAGE.text));
  expect(result.embedded).toMatchObject({
    prompt: result.prompt,
    negative_prompt: negative.slice(0, EXTRACTOR_IMAGE.text),
    cut: ['prompt', 'negative_prompt', 'settings'],
  });
  expect(result.embedded?.settings['Note']).toBe('x'.repeat(EXTRACTOR_IMAGE.setting));
  expect(result.message).toBe(
    'Prompt extracted from your picture: AUTOMATIC1111 wrote it into the file. It is longer than what is shown here: the download has it whole.',
  );
  // What is kept is what was answered.
  const history = (await server.send('GET', '/api/image-prompt/history', { token })).json();
  expect(history.prompts[0].generated_prompt).toBe(result.prompt);

  const file = await analyze(server, picture, { url: EMBEDDED, name: 'tower "5".png' });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toBe('attachment; filename="framewright-embedded.json"');
  const whole = embedded.parse(file.json());
  expect(whole).toMatchObject({
    tool: 'AUTOMATIC1111',
    prompt,
    negative_prompt: negative,
    seed: '5',
    cut: [],
  });
  expect(whole.settings['Note']).toBe('x'.repeat(9_000));
});

test('what is short is answered whole', async () => {
  const server = await buildTestApp();
  const picture = withText(await png(), 'parameters', infotext('a fox', 'rain'));
  const { embedded: answered, message } = (await analyze(server, picture)).json();
  expect(answered).toMatchObject({ prompt: 'a fox', cut: [] });
  expect(message).not.toContain('download');
  expect((await analyze(server, picture, { url: EMBEDDED })).json()).toEqual(answered);
});

test('no character is cut in two, and no more settings are answered than a person reads', async () => {
  const server = await buildTestApp();
  const prompt = `${'a'.repeat(EXTRACTOR_IMAGE.text - 1)}\u{1f98a}`;
  const settings = Array.from({ length: 300 }, (_, index) => `, Extra ${index}: ${index}`).join('');
  const parameters = Buffer.from(infotext(prompt, 'rain', settings)).toString('latin1');
  const picture = withText(await png(), 'parameters', parameters);
  const { embedded: answered } = analysis.parse((await analyze(server, picture)).json());
  expect(answered?.prompt).toBe('a'.repeat(EXTRACTOR_IMAGE.text - 1));
  expect(Object.keys(answered?.settings ?? {})).toHaveLength(EXTRACTOR_IMAGE.settings);
  expect(answered?.cut).toEqual(['prompt', 'settings']);
});

test('where there is nothing, no file is made; what is no picture is refused; the rate is that of pictures', async () => {
  const server = await buildTestApp({ variables: { ANALYSES_PER_HOUR: '3' } });
  const nothing = await analyze(server, await png(), { url: EMBEDDED });
  expect(nothing.statusCode).toBe(404);
  expect(nothing.json()).toMatchObject({ detail: ERRORS.nothing_embedded.detail, code: 'nothing_embedded' });
  const text = await analyze(server, Buffer.from('<svg/>'), { url: EMBEDDED });
  expect(text.statusCode).toBe(400);
  expect(text.json()).toMatchObject({ detail: ERRORS.invalid_file.detail, code: 'invalid_file' });
  expect((await analyze(server, await png(), { url: EMBEDDED, token: 'x.y.z' })).statusCode).toBe(401);
  await analyze(server, await png());
  const limited = await analyze(server, await png(), { url: EMBEDDED });
  expect(limited.statusCode).toBe(429);
  expect(limited.json()).toMatchObject({ code: 'too_many_analyses' });
});
