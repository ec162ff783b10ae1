import { DIALECT_TEXTS, promptAnalysis, translation } from '@framewright/contract';
import { DIALECTS } from '@framewright/prompt-dialects/dialect';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const A1111 = `masterpiece, 1girl, (red scarf:1.3), forest at night, soft window light, 85mm lens, <lora:ink:0.8>
Negative prompt: blurry, cats
Steps: 20, Seed: 42, Size: 832x1216`;

async function analyze({ send }: TestApp, body: object, token?: string) {
  return send('POST', '/api/prompts/analyze', { body, ...(token && { token }) });
}

async function translate({ send }: TestApp, body: object, token?: string) {
  return send('POST', '/api/prompts/translate', { body, ...(token && { token }) });
}

const wordsOf = (text: string, anatomy: readonly Span[]) =>
  anatomy.map(({ start, end, element }) => [element, text.slice(start, end)]);

test('a visitor is told what a prompt is: dialect, anatomy, settings and what it leaves open', async () => {
  const answer = await analyze(await buildTestApp(), { text: A1111 });
  expect(answer.statusCode).toBe(200);
  const { anatomy, confidence, reasons, ...rest } = promptAnalysis.strict().parse(answer.json());
  expect(rest).toEqual({
    dialect: 'a1111',
    alternatives: ['swarmui', 'comfyui', 'danbooru', 'natural'],
    negative_prompt: 'blurry, cats',
    settings: { steps: '20', seed: '42', size: '832x1216', aspect_ratio: '13:19' },
    missing: ['composition', 'palette', 'mood'],
  });
  expect(confidence).toBeGreaterThan(0.6);
  expect(reasons[0]).toContain('Negative prompt:');
  expect(wordsOf(A1111, anatomy)).toEqual([
    ['style', 'masterpiece'],
    ['subject', '1girl, (red scarf:1.3)'],
    ['setting', 'forest at night'],
    ['light', 'soft window light'],
    ['camera', '85mm lens'],
    ['negative', 'blurry, cats'],
  ]);
});

test.each([
  ['a1111', '(rule of thirds, low angle:1.2), ((soft window light)), [85mm lens]'],
  ['novelai', '1.2::rule of thirds, low angle::, 1.3::soft window light::, {85mm lens}'],
  ['invokeai', '(rule of thirds, low angle)1.2, (soft window light)++, (85mm lens)-'],
])('%s: a phrase takes a weight along that is its own alone', async (dialect, text) => {
  const answer = await analyze(await buildTestApp(), { text, dialect });
  const [, , light, camera] = text.split(', ');
  expect(wordsOf(text, promptAnalysis.parse(answer.json()).anatomy)).toEqual([
    ['composition', 'rule of thirds'],
    ['camera', 'low angle'],
    ['light', light],
    ['camera', camera],
  ]);
});

test('a dialect that is given is believed', async () => {
  const answer = await analyze(await buildTestApp(), { text: 'a fox, (red:1.3)', dialect: 'comfyui' });
  expect(answer.json()).toMatchObject({ dialect: 'comfyui', confidence: 1, reasons: [] });
  expect(answer.json().alternatives).not.toContain('comfyui');
  expect(answer.json()).not.toHaveProperty('negative_prompt');
});

test('of a caption the values are marked, and no key or quotation mark', async () => {
  const text = '{"scene":"A fox.","subjects":[{"description":"a \\"red\\" fox"}],"lighting":"backlight"}';
  const answer = await analyze(await buildTestApp(), { text });
  const { dialect, anatomy, missing } = promptAnalysis.parse(answer.json());
  expect(dialect).toBe('flux2');
  expect(wordsOf(text, anatomy)).toEqual([
    ['subject', 'a \\"red\\" fox'],
    ['light', 'backlight'],
  ]);
  expect(missing).toEqual(['setting', 'camera', 'composition', 'palette', 'mood', 'style']);
});

test('a visitor gets a prompt in another dialect, with what was lost', async () => {
  const answer = await translate(await buildTestApp(), { text: A1111, to: 'natural' });
  expect(answer.statusCode).toBe(200);
  const { anatomy, losses, ...rest } = translation.strict().parse(answer.json());
  expect(rest).toEqual({
    from: 'a1111',
    to: 'natural',
    text: 'one girl, red scarf, forest at night, soft window light, 85mm lens, sharp focus',
    negative_prompt: '',
    settings: { seed: '42', size: '832x1216', aspect_ratio: '13:19' },
    kept: ['forest at night', 'soft window light', '85mm lens'],
  });
  expect(losses.find(({ what }) => what === 'blurry')).toMatchObject({ said: 'sharp focus', count: 1 });
  expect(losses.find(({ what }) => what === '<lora:ink:0.8>')).toMatchObject({ said: null, count: 1 });
  expect(wordsOf(rest.text, anatomy)).toContainEqual(['light', 'soft window light']);
  for (const what of ['blurry', 'cats', '<lora:ink:0.8>', 'masterpiece', 'red scarf (1.3)', 'steps 20']) {
    expect(losses.find((loss) => loss.what === what)?.why).toMatch(/^[A-Z].+[.…]$/);
  }
});

test('a caption has each phrase where the engine reads it', async () => {
  const text =
    'a violin maker. In the workshop with worn concrete. Daylight from a high window, the shadows kept open.';
  const answer = await translate(await buildTestApp(), { text, to: 'flux2' });
  expect(JSON.parse(translation.parse(answer.json()).text)).toEqual({
    scene: text,
    subjects: [{ description: 'a violin maker' }],
    lighting: 'Daylight from a high window, the shadows kept open',
    background: 'In the workshop with worn concrete',
  });
});

test('the negative prompt beside the text goes to the field, to the parameter, or to the losses', async () => {
  const server = await buildTestApp();
  const body = { text: 'a fox', from: 'comfyui', negative_prompt: 'cats' };
  const said = async (to: string) => translation.parse((await translate(server, { ...body, to })).json());
  expect(await said('a1111')).toMatchObject({ text: 'a fox', negative_prompt: 'cats', losses: [] });
  expect(await said('midjourney')).toMatchObject({ text: 'a fox --no cats', negative_prompt: '' });
  const prose = await said('natural');
  expect(prose).toMatchObject({ text: 'a fox', negative_prompt: '' });
  expect(prose.losses.map(({ what }) => what)).toEqual(['cats']);
});

test.each(DIALECTS)('%s: text, anatomy and analysis go together', async (to) => {
  const server = await buildTestApp();
  const { text, anatomy } = translation.parse((await translate(server, { text: A1111, to })).json());
  if (['ideogram', 'flux2', 'fibo'].includes(to)) expect(() => JSON.parse(text)).not.toThrow();
  const analysis = promptAnalysis.parse((await analyze(server, { text, dialect: to })).json());
  expect(analysis.anatomy).toEqual(anatomy);
  expect(anatomy.map(({ element }) => element)).toContain('light');
  let at = 0;
  for (const { start, end } of anatomy) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  expect(at).toBeLessThanOrEqual(text.length);
});

test('neither call costs anything or leaves a trace', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  expect((await analyze(server, { text: A1111 }, token)).statusCode).toBe(200);
  expect((await translate(server, { text: A1111, to: 'fibo' }, token)).statusCode).toBe(200);
  const usage = await server.send('GET', '/api/usage', { token });
  expect(usage.json()).toMatchObject({ prompts_used_today: 0, images_used_today: 0 });
  expect(await server.db.selectFrom('generations').selectAll().execute()).toEqual([]);
});

test.each([
  [{}, DIALECT_TEXTS.text],
  [{ text: ' \n\u200b' }, DIALECT_TEXTS.text],
  [{ text: 7 }, 'Please send the text as text.'],
  [{ text: 'x'.repeat(24_001) }, 'The text is too long: at most 24,000 characters.'],
  [{ text: 'a \0 fox' }, 'The text holds characters that cannot be stored.'],
])('%j is refused by both calls', async (body, detail) => {
  const server = await buildTestApp();
  for (const answer of [await analyze(server, body), await translate(server, { ...body, to: 'natural' })]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
  }
});

test.each([
  [{ text: 'a fox' }, DIALECT_TEXTS.dialect],
  [{ text: 'a fox', to: 'latin' }, DIALECT_TEXTS.dialect],
  [{ text: 'a fox', to: 'natural', from: '__proto__' }, DIALECT_TEXTS.dialect],
  [{ text: 'a fox', to: 'a1111', negative_prompt: ['cats'] }, 'Please send the negative prompt as text.'],
])('%j is refused', async (body, detail) => {
  const answer = await translate(await buildTestApp(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', detail });
});

test('both calls are counted together, visitors by address, users ten times as many', async () => {
  const server = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '2' } });
  const { token } = await server.signUp();
  const status = async (bearer?: string) => (await analyze(server, { text: 'a fox' }, bearer)).statusCode;
  expect((await translate(server, { text: 'a fox', to: 'fibo' })).statusCode).toBe(200);
  expect([await status(), await status()]).toEqual([200, 429]);
  const refused = await translate(server, { text: 'a fox', to: 'fibo' });
  expect(refused.json()).toMatchObject({ code: 'too_many_translations' });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  const tries = [];
  for (let index = 0; index < 21; index += 1) tries.push(await status(token));
  expect(tries).toEqual([...Array<number>(20).fill(200), 429]);
});

test('a rate of 0 counts nobody', async () => {
  const server = await buildTestApp({ variables: { TRANSLATIONS_PER_MINUTE: '0' } });
  for (let index = 0; index < 130; index += 1) {
    expect((await analyze(server, { text: 'a fox' })).statusCode).toBe(200);
  }
});

test('a bearer that does not hold is no visitor', async () => {
  expect((await analyze(await buildTestApp(), { text: 'a fox' }, 'a.b.c')).statusCode).toBe(401);
});

test.each<[text: string, parts: readonly [element: string, phrase: string][]]>([
  [
    '(masterpiece, best quality, highres:1.2), lighthouse, stormy sea',
    [
      ['style', '(masterpiece, best quality, highres:1.2)'],
      ['subject', 'lighthouse'],
      ['setting', 'stormy sea'],
    ],
  ],
  [
    '(masterpiece, photorealistic, 8k) portrait of a viking warrior, snow',
    [
      ['style', '(masterpiece, photorealistic, 8k) portrait of'],
      ['subject', 'a viking warrior'],
      ['setting', 'snow'],
    ],
  ],
  [
    '(masterpiece:1.2) cat',
    [
      ['style', '(masterpiece:1.2)'],
      ['subject', 'cat'],
    ],
  ],
  ['a (red:1.2) fox', [['subject', 'a (red:1.2) fox']]],
])('praise in brackets takes nothing else along: %j', async (text, parts) => {
  const { anatomy, missing } = promptAnalysis.parse(
    (await analyze(await buildTestApp(), { text, dialect: 'a1111' })).json(),
  );
  expect(wordsOf(text, anatomy)).toEqual(parts);
  expect(missing).not.toContain('subject');
});

test('a place that is all there is to be seen is no missing subject', async () => {
  const app = await buildTestApp();
  const missingIn = async (text: string) =>
    promptAnalysis.parse((await analyze(app, { text, dialect: 'a1111' })).json()).missing;
  expect(await missingIn('masterpiece, cyberpunk city, neon lights')).not.toContain('subject');
  expect(await missingIn('masterpiece, in a forest, neon lights')).toContain('subject');
});
