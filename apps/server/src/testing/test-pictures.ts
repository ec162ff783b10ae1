import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { builtInImages } from '../providers/ai/built-in/image-provider.ts';
import { imageProviders } from '../providers/ai/image-providers.ts';
import type { PicturePort } from '../providers/ai/picture-port.ts';
import { loadSharp } from '../providers/pictures/load-sharp.ts';
import { openDoor } from './open-door.ts';
import type { TestApp } from './test-app.ts';

export const DESCRIPTION = 'old fisherman mending nets';

/** Quick, and still a whole PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The providers, with another way to make built-in pictures. */
export function providersWith(generate: PicturePort['generate']) {
  return {
    ...imageProviders(readConfig({}).ai, openDoor().calls, () => new Date()),
    'built-in': { ...builtInImages, generate },
  };
}

/** Makes a picture of one pixel. */
export const quickProviders = providersWith(async () => ({
  bytes: PNG,
  contentType: 'image/png',
  width: 1,
  height: 1,
  modelId: 'built-in',
}));

/** Asks for a built-in picture over HTTP. */
export function requestPicture({ send }: TestApp, token: string, body: object = {}) {
  return send('POST', '/api/images/generate', {
    token,
    body: { prompt: DESCRIPTION, model: 'built-in', ...body },
  });
}

/** Pictures that count for today, as the API says it. */
export const imagesUsed = async ({ send }: TestApp, token: string) =>
  (await send('GET', '/api/usage', { token })).json().images_used_today;

/** Names of the files in the app's folder of pictures. */
export const pictureFiles = ({ variables }: TestApp) =>
  readdirSync(path.join(variables['DATA_DIR'] ?? '', 'pictures'));

/** A JPEG of one colour. @param width in pixels, as `height` */
export async function makeJpeg(width = 40, height = 20): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: '#a06030' } })
    .jpeg()
    .toBuffer();
}

/** Bytes as a `data:` address. @param type what follows `image/` */
export const dataUrl = (bytes: Uint8Array, type = 'jpeg') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
