import { INPUT_IMAGE } from '@framewright/contract';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  DESCRIPTION,
  dataUrl,
  imagesUsed,
  makePicture,
  pictureFiles,
  quickProviders,
  smallJpeg,
} from '../../testing/test-pictures.ts';

const edit = (server: TestApp, token: string, input_image: string, more = {}) =>
  makePicture(server, token, { mode: 'image-to-image', input_image, ...more });

test('grades the picture in its own shape; neither its bytes nor a key are recorded', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const input = dataUrl(await smallJpeg());
  const answer = await edit(server, token, input, { strength: 0.4, byteplus_api_key: 'ark-canary' });
  expect(answer.json()).toMatchObject({ success: true, width: 40, height: 20 });
  const { request } = await server.db.selectFrom('generations').select('request').executeTakeFirstOrThrow();
  expect(JSON.parse(request)).toEqual({ prompt: DESCRIPTION, mode: 'image-to-image', strength: 0.4 });
});

test('five megabytes pass, one byte more does not', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  const small = await smallJpeg();
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
  const whole = await smallJpeg(300, 300);
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
