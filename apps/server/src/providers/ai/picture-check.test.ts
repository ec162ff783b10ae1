import { expect, test } from 'vitest';
import { makeJpeg, PNG } from '../../testing/test-pictures.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { checkPicture, unfinishedType } from './picture-check.ts';

const signal = new AbortController().signal;
const garbage = expect.objectContaining({ name: 'ModelFailure', kind: 'garbage' });

test('a whole picture comes back as it is, with what it really is', async () => {
  const jpeg = await makeJpeg(40, 20);
  expect(await checkPicture(PNG, signal)).toEqual({
    bytes: PNG,
    contentType: 'image/png',
    width: 1,
    height: 1,
  });
  expect(await checkPicture(jpeg, signal)).toMatchObject({
    contentType: 'image/jpeg',
    width: 40,
    height: 20,
  });
  const sharp = await loadSharp();
  const webp = await sharp(jpeg).webp().toBuffer();
  expect(await checkPicture(webp, signal)).toMatchObject({
    contentType: 'image/webp',
    width: 40,
    height: 20,
  });
});

test('anything else is garbage', async () => {
  const jpeg = await makeJpeg(400, 200);
  const others = ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'];
  for (const bytes of [
    ...others.map((text) => Buffer.from(text)),
    jpeg.subarray(0, jpeg.length / 2),
    PNG.subarray(0, 40),
  ]) {
    await expect(checkPicture(bytes, signal)).rejects.toEqual(garbage);
  }
});

test('more pictures than the decoder takes at once wait, until nobody waits for them', async () => {
  const jpeg = await makeJpeg(800, 800);
  const leaving = new AbortController();
  const all = Array.from({ length: 90 }, () => checkPicture(jpeg, signal));
  const last = checkPicture(jpeg, leaving.signal);
  leaving.abort(new Error('nobody waits'));
  await expect(last).rejects.toThrow('nobody waits');
  for (const { width } of await Promise.all(all)) expect(width).toBe(800);
});

test('an unfinished picture need not be whole', async () => {
  const jpeg = await makeJpeg(400, 200);
  expect(await unfinishedType(PNG)).toBe('image/png');
  expect(await unfinishedType(jpeg.subarray(0, jpeg.length / 2))).toBe('image/jpeg');
  expect(await unfinishedType(Buffer.from('<svg/>'))).toBeUndefined();
});
