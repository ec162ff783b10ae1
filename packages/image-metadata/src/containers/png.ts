import { inflate } from '../inflate.ts';
import type { Size } from '../metadata.ts';
import { decodeText, latin1, startsWith, uint } from './binary.ts';
import { Budget, MAX_WALK } from './budget.ts';
import type { Container, PngText } from './container.ts';
import { type Exif, readExif } from './exif.ts';

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
export const PNG_XMP_KEYWORD = 'XML:com.adobe.xmp';
/** Length, type and check sum. */
const FRAME = 12;

/** One chunk, by where it stands. */
export interface PngChunk {
  readonly type: string;
  /** Of its length field. */
  readonly start: number;
  /** After its check sum. */
  readonly end: number;
  readonly data: Uint8Array;
}

/** The chunks up to IEND. A chunk that reaches beyond the end of the file ends the walk. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  let start = PNG_SIGNATURE.length;
  for (let count = 0; count < MAX_WALK && start + FRAME <= bytes.length; count++) {
    const length = uint(bytes, start, 4);
    const end = start + FRAME + length;
    if (end > bytes.length) return;
    const type = latin1(bytes.subarray(start + 4, start + 8));
    yield { type, start, end, data: bytes.subarray(start + 8, end - 4) };
    if (type === 'IEND') return;
    start = end;
  }
}

/** Takes a PNG apart. The check sums are not looked at: a wrong one hurts nobody here. */
export function readPng(bytes: Uint8Array): Container {
  const budget = new Budget();
  const pngTexts: PngText[] = [];
  let size: Size | null = null;
  let exif: Exif | null = null;
  let xmp: string | null = null;
  let jumbf: Uint8Array | null = null;
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'IHDR') size ??= readSize(data);
    else if (type === 'eXIf') exif ??= readExif(data, budget);
    else if (type === 'caBX') jumbf ??= data;
    else if (isTextChunk(type)) {
      const text = readText(type, data, budget);
      if (text?.keyword === PNG_XMP_KEYWORD) xmp ??= text.text;
      else if (text) pngTexts.push(text);
    }
  }
  return {
    format: 'png',
    size,
    pngTexts,
    exif: exif?.texts ?? {},
    camera: exif?.camera ?? null,
    xmp,
    comments: [],
    jumbf,
  };
}

/** Whether a chunk of this type holds a keyword and a text. */
export const isTextChunk = (type: string): type is PngText['chunk'] =>
  type === 'tEXt' || type === 'zTXt' || type === 'iTXt';

/** The keyword of a text chunk; null where there is none. */
export function textKeyword(data: Uint8Array): string | null {
  const end = data.subarray(0, 256).indexOf(0);
  return end > 0 ? latin1(data.subarray(0, end)) : null;
}

function readSize(header: Uint8Array): Size | null {
  const width = uint(header, 0, 4);
  const height = uint(header, 4, 4);
  return width > 0 && height > 0 ? { width, height } : null;
}

function readText(chunk: PngText['chunk'], data: Uint8Array, budget: Budget): PngText | null {
  const keyword = textKeyword(data);
  if (keyword === null) return null;
  const body = textBody(chunk, data.subarray(keyword.length + 1), budget);
  return body !== null && budget.take(body.length) ? { chunk, keyword, text: decodeText(body) } : null;
}

/** The bytes of the text itself, unpacked; what stands before it differs from chunk type to chunk type. */
function textBody(chunk: PngText['chunk'], rest: Uint8Array, budget: Budget): Uint8Array | null {
  if (chunk === 'tEXt') return rest;
  const unpack = (packed: Uint8Array) => budget.unpack((limit) => inflate(packed, 'zlib', limit));
  if (chunk === 'zTXt') return rest[0] === 0 ? unpack(rest.subarray(1)) : null;
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return null;
  const body = rest.subarray(translated + 1);
  if (rest[0] === 0) return body;
  return rest[0] === 1 && rest[1] === 0 ? unpack(body) : null;
}

/** Whether these are the first bytes of a PNG. */
export const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, PNG_SIGNATURE);
