import { decodeText, startsWith, uint } from '../containers/binary.ts';
import { inflate } from '../inflate.ts';
import type { Generation } from '../metadata.ts';
import { generationOfJson } from './read-text.ts';

const COMPRESSED = 'stealth_pngcomp';
const PLAIN = 'stealth_pnginfo';
const LONGEST = 4 * 1024 * 1024;

/** Bytes out of the lowest bits: down the first column, then the next; the highest bit of each byte first. */
function hiddenBytes(
  alpha: Uint8Array,
  width: number,
  height: number,
  from: number,
  count: number,
): Uint8Array {
  const bytes = new Uint8Array(count);
  let x = Math.floor((from * 8) / height);
  let y = (from * 8) % height;
  for (let at = 0; at < count * 8; at++) {
    bytes[at >> 3] = ((bytes[at >> 3] ?? 0) << 1) | ((alpha[y * width + x] ?? 0) & 1);
    if (++y < height) continue;
    y = 0;
    x++;
  }
  return bytes;
}

/**
 * Reads what is hidden in the lowest bits of a picture's alpha channel (NovelAI's 'stealth pngcomp').
 * @param alpha one byte for each pixel, row by row
 */
export function readStealth(alpha: Uint8Array, width: number, height: number): Generation | null {
  const room = Math.floor(alpha.length / 8) - COMPRESSED.length - 4;
  if (room < 0 || alpha.length !== width * height) return null;
  const head = hiddenBytes(alpha, width, height, 0, COMPRESSED.length + 4);
  const compressed = startsWith(head, COMPRESSED);
  if (!compressed && !startsWith(head, PLAIN)) return null;
  // The length is given in bits.
  const length = uint(head, COMPRESSED.length, 4) / 8;
  if (!Number.isInteger(length) || length > Math.min(room, LONGEST)) return null;
  const body = hiddenBytes(alpha, width, height, head.length, length);
  const text = compressed ? inflate(body, 'gzip', LONGEST) : body;
  return text && generationOfJson(decodeText(text));
}
