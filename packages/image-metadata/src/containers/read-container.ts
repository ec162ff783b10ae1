import type { Container } from './container.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

/**
 * Takes a file apart. Never throws: what is broken is left out.
 * @returns null where the first bytes are of no format that is read
 */
export function readContainer(bytes: Uint8Array): Container | null {
  if (isPng(bytes)) return readPng(bytes);
  if (isJpeg(bytes)) return readJpeg(bytes);
  if (isWebp(bytes)) return readWebp(bytes);
  return null;
}
