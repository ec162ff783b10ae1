import { readMetadata } from '@framewright/image-metadata';
import { expect, test } from 'vitest';
import { loadSharp } from '../../providers/pictures/load-sharp.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { DESCRIPTION, PNG, quickProviders, requestPicture } from '../../testing/test-pictures.ts';

async function download(server: TestApp, token: string, form: string, body: object = {}) {
  const { image_url } = (await requestPicture(server, token, body)).json();
  return server.send('GET', `${image_url}&as=${form}`);
}

test('the copy carries the prompt, the model and how it came to be, and the same pixels', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const { image_url } = (await requestPicture(server, token, {})).json();
  const original = await server.send('GET', image_url);
  const copy = await server.send('GET', `${image_url}&as=with-prompt`);
  expect(copy.statusCode).toBe(200);
  expect(copy.headers['content-length']).toBe(String(copy.rawPayload.length));
  const metadata = readMetadata(copy.rawPayload);
  expect(metadata?.generation).toMatchObject({
    tool: 'Framewright',
    prompt: DESCRIPTION,
    model: 'Built-in preview',
    size: { width: 1024, height: 1024 },
  });
  expect(metadata?.iptc).toMatchObject({ digitalSourceType: 'algorithmicMedia', systemUsed: null });
  expect(readMetadata(original.rawPayload)?.generation).toBeNull();
  const sharp = await loadSharp();
  const [before, after] = await Promise.all(
    [original, copy].map(({ rawPayload }) => sharp(rawPayload).raw().toBuffer()),
  );
  expect(after).toEqual(before);
});

test('a photograph that was graded says so', async () => {
  const server = await buildTestApp();
  const { token } = await server.signUp();
  const input_image = `data:image/png;base64,${PNG.toString('base64')}`;
  const copy = await download(server, token, 'with-prompt', { mode: 'image-to-image', input_image });
  expect(readMetadata(copy.rawPayload)?.iptc?.digitalSourceType).toBe('algorithmicallyEnhanced');
});

test('another form is refused', async () => {
  const server = await buildTestApp({ imageProviders: quickProviders });
  const { token } = await server.signUp();
  const answer = await download(server, token, 'pdf');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().detail).toBe('Please choose original or with-prompt.');
});
