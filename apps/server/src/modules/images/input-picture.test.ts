import { INPUT_IMAGE } from '@framewright/contract';
import { expect, test } from 'vitest';
import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  DESCRIPTION,
  dataUrl,
  imagesUsed,
  makeJpeg,
  PNG,
  pictureFiles,
  providersWith,
  quickProviders,
  requestPicture,
} from '../../testing/test-pictures.ts';

const edit = (server: TestApp, token: string, input_image: string, more = {}) =>
  requestPicture(server, token, { mode: 'image-to-image', input_image, ...more });

test('grades the picture in its own shape; neither its bytes nor a key are recorded', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const input = dataUrl(await makeJpeg());
  const answer = await edit(server, token, input, { strength: 0.4, byteplus_api_key: 'ark-canary' });
  expect(answer.json()).toMatchObject({ success: true, width: 40, height: 20 });
  const { request } = await server.db.selectFrom('generations').select('request').executeTakeFirstOrThrow();
  expect(JSON.parse(request)).toEqual({ prompt: DESCRIPTION, mode: 'image-to-image', strength: 0.4 });
});

test('five megabytes pass, one byte more does not', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  const small = await makeJpeg();
  // What follows a JPEG's end is no part of the picture.
  const padded = (size: number) => dataUrl(Buffer.concat([small, Buffer.alloc(size - small.length)]));
  expect((await edit(server, token, padded(INPUT_IMAGE.maxBytes))).statusCode).toBe(200);
  const refused = await edit(server, token, padded(INPUT_IMAGE.maxBytes + 1));
  expect(refused.statusCode).toBe(413);
  const message = 'Image size must be less than 5MB.';
  expect(refused.json()).toMatchObject({ success: false, message, code: 'image_too_large' });
  const huge = await edit(server, token, padded(INPUT_IMAGE.maxBytes * 2));
  expect(huge.json()).toMatchObject({ success: false, message, code: 'image_too_large' });
  expect(await imagesUsed(server, token)).toBe(1);
});

test('what is no whole JPEG, PNG or WebP is refused, whatever it says it is', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const whole = await makeJpeg(300, 300);
  const base64 = whole.toString('base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const inputs: Record<string, string> = {
    'svg as svg': dataUrl(svg, 'svg+xml'),
    'svg as png': dataUrl(svg, 'png'),
    'gif as png': dataUrl(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'png'),
    'html as jpeg': dataUrl(Buffer.from('<html><script>alert(1)</script>')),
    'a bomb of nothing': dataUrl(Buffer.alloc(100_000)),
    'cut short': dataUrl(whole.subarray(0, whole.length / 2)),
    'only a head': dataUrl(whole.subarray(0, 20)),
    'no bytes': 'data:image/png;base64,',
    'no data url': 'https://example.com/a.png',
    'another type': `data:text/html;base64,${base64}`,
    'a parameter': `data:image/jpeg;charset=utf-8;base64,${base64}`,
    'no base64': 'data:image/jpeg,abc',
    spaces: `data:image/jpeg;base64, ${base64}`,
    'a line break': `data:image/jpeg;base64,${base64.slice(0, 40)}\n${base64.slice(40)}`,
    'the alphabet of addresses': `data:image/jpeg;base64,${whole.toString('base64url')}`,
    'something after it': `data:image/jpeg;base64,${base64},x`,
    'in capitals': `DATA:image/jpeg;base64,${base64}`,
  };
  const answers: Record<string, string> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const answer = await edit(server, token, input);
    answers[name] = `${answer.statusCode} ${answer.json().message}`;
  }
  const sentence = '400 Please upload a valid image file.';
  expect(answers).toEqual(Object.fromEntries(Object.keys(inputs).map((name) => [name, sentence])));
  expect(await imagesUsed(server, token)).toBe(0);
  expect(pictureFiles(server)).toEqual([]);
  // Refused before anything was begun.
  expect(await server.db.selectFrom('generations').selectAll().execute()).toEqual([]);
});

/** An interlaced PNG of which no two are decoded at once, that breaks off: all of it is decoded before that is known. */
async function cutGiant(): Promise<string> {
  const sharp = await loadSharp();
  const whole = await sharp({ create: { width: 5_600, height: 5_600, channels: 3, background: '#7a5030' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  return dataUrl(whole.subarray(0, Math.floor(whole.length * 0.9)), 'png');
}

test('whoever sends giants that break off keeps nobody else from having pictures read', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const [sender, other] = [await server.signUp('pro'), await server.signUp()];
  const giant = await cutGiant();
  const floods = Array.from({ length: 30 }, () => edit(server, sender.token, giant));
  // Once the first is being decoded.
  await Promise.race(floods);
  expect((await edit(server, other.token, dataUrl(await makeJpeg()))).statusCode).toBe(200);
  const codes = (await Promise.all(floods)).map((answer) => answer.json().code);
  expect(new Set(codes)).toEqual(new Set(['overloaded', 'invalid_image']));
  expect(codes.filter((code) => code === 'invalid_image').length).toBeLessThanOrEqual(12);
  expect(await imagesUsed(server, sender.token)).toBe(0);
});

test('sent pictures are rated, also those that are none', async () => {
  const server = await buildTestApp({ variables: { ANALYSES_PER_HOUR: '1' } });
  const { token } = await server.signUp('pro');
  const broken = dataUrl(Buffer.from('no picture'));
  const codes: string[] = [];
  for (let index = 0; index < 11; index += 1) codes.push((await edit(server, token, broken)).json().code);
  expect(codes).toEqual([...Array<string>(10).fill('invalid_image'), 'too_many_analyses']);
});

test('whoever has no picture left has none decoded', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  const input = dataUrl(await makeJpeg());
  for (let index = 0; index < 10; index += 1) await edit(server, token, input);
  const answer = await edit(server, token, dataUrl(Buffer.from('no picture')));
  expect(answer.json()).toMatchObject({ code: 'image_limit' });
});

test('a model is told the type that the bytes have, whatever the address says', async () => {
  const told: string[] = [];
  const imageProviders = providersWith(async (_, { input }) => {
    told.push(...(input?.pictures.map(({ contentType }) => contentType) ?? []));
    return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
  });
  const server = await buildTestApp({ imageProviders });
  const { token } = await server.signUp();
  const jpeg = await makeJpeg();
  const sharp = await loadSharp();
  const webp = await sharp(jpeg).webp().toBuffer();
  expect((await edit(server, token, dataUrl(jpeg, 'png'))).statusCode).toBe(200);
  expect((await edit(server, token, dataUrl(webp, 'jpeg'))).statusCode).toBe(200);
  expect(told).toEqual(['image/jpeg', 'image/webp']);
});
