import { isJpeg, jpegSegments } from './containers/jpeg.ts';
import { isPng, pngChunks } from './containers/png.ts';
import { isWebp, webpChunks } from './containers/webp.ts';

/** What a PNG's pixels are made of; all else is said about them. */
const PNG_PIXELS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'acTL', 'fcTL', 'fdAT']);
const WEBP_PIXELS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);
/** JPEG's application segments and comments. */
const APP1 = 0xe1;
const APP15 = 0xef;
const COMMENT = 0xfe;

/**
 * The bytes that a picture's pixels are made of, without what its file says about it: two copies of one picture have
 * the same, whatever was written into them.
 * @returns null where the bytes are no PNG, JPEG or WebP; all bytes where a PNG or WebP is not whole
 */
export function pixelParts(bytes: Uint8Array): Uint8Array[] | null {
  if (isPng(bytes)) {
    const chunks = Array.from(pngChunks(bytes));
    if (chunks.at(-1)?.type !== 'IEND') return [bytes];
    return chunks.filter(({ type }) => PNG_PIXELS.has(type)).map(({ data }) => data);
  }
  if (isWebp(bytes)) {
    const parts = Array.from(webpChunks(bytes))
      .filter(({ type }) => WEBP_PIXELS.has(type))
      .map(({ data }) => data);
    return parts.length > 0 ? parts : [bytes];
  }
  return isJpeg(bytes) ? withoutWords(bytes) : null;
}

function withoutWords(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if ((marker < APP1 || marker > APP15) && marker !== COMMENT) continue;
    parts.push(bytes.subarray(at, start));
    at = end;
  }
  return [...parts, bytes.subarray(at)];
}
