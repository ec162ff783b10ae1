import type { Size } from '../metadata.ts';
import { decodeText, latin1, startsWith, uint } from './binary.ts';
import { Budget, MAX_WALK } from './budget.ts';
import type { Container } from './container.ts';
import { type Exif, readExif } from './exif.ts';

/** 'RIFF', the length, 'WEBP'. */
const RIFF_HEADER = 12;

/** One chunk, by where it stands. */
export interface WebpChunk {
  /** Four characters, the last of which may be a space. */
  readonly type: string;
  readonly start: number;
  /** After the byte that pads it to an even length. */
  readonly end: number;
  readonly data: Uint8Array;
}

/**
 * The chunks, as far as the file reaches: its own length in the header is often wrong. A chunk that reaches beyond
 * the end ends the walk.
 */
export function* webpChunks(bytes: Uint8Array): Generator<WebpChunk> {
  let start = RIFF_HEADER;
  for (let count = 0; count < MAX_WALK && start + 8 <= bytes.length; count++) {
    const length = uint(bytes, start + 4, 4, true);
    if (start + 8 + length > bytes.length) return;
    const type = latin1(bytes.subarray(start, start + 4));
    const end = Math.min(bytes.length, start + 8 + length + (length % 2));
    yield { type, start, end, data: bytes.subarray(start + 8, start + 8 + length) };
    start = end;
  }
}

/** Takes a WebP apart. */
export function readWebp(bytes: Uint8Array): Container {
  const budget = new Budget();
  let size: Size | null = null;
  let exif: Exif | null = null;
  let xmp: string | null = null;
  let jumbf: Uint8Array | null = null;
  for (const { type, data } of webpChunks(bytes)) {
    size ??= readSize(type, data);
    if (type === 'EXIF') exif ??= readExif(data, budget);
    else if (type === 'XMP ' && xmp === null && budget.take(data.length)) xmp = decodeText(data);
    else if (type === 'C2PA') jumbf ??= data;
  }
  return {
    format: 'webp',
    size,
    pngTexts: [],
    exif: exif?.texts ?? {},
    camera: exif?.camera ?? null,
    xmp,
    comments: [],
    jumbf,
  };
}

/** The size that the header of a VP8X, VP8 or VP8L chunk says; null for every other chunk. */
export function readSize(type: string, data: Uint8Array): Size | null {
  if (type === 'VP8X' && data.length >= 10) {
    return { width: uint(data, 4, 3, true) + 1, height: uint(data, 7, 3, true) + 1 };
  }
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = uint(data, 1, 4, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === 'VP8 ' && startsWith(data, '\x9d\x01\x2a', 3)) {
    const width = uint(data, 6, 2, true) & 0x3fff;
    const height = uint(data, 8, 2, true) & 0x3fff;
    return width > 0 && height > 0 ? { width, height } : null;
  }
  return null;
}

/** Whether these are the first bytes of a WebP. */
export const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8);
