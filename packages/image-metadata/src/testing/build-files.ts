import { crc32, deflateSync } from 'node:zlib';

/** One text encoded. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One byte for each character; those above 255 lose their upper half. */
export const bytesOfLatin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => char.charCodeAt(0));

/** UTF-16 without a byte order mark. */
export function utf16(text: string, order: 'LE' | 'BE'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), order === 'LE');
  return bytes;
}

/** One after the other. Numbers are single bytes, strings are Latin-1. */
export function joinBytes(...parts: readonly (Uint8Array | string | number)[]): Uint8Array {
  const arrays = parts.map((part) =>
    typeof part === 'number' ? Uint8Array.of(part) : typeof part === 'string' ? bytesOfLatin1(part) : part,
  );
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

const u32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const u32le = (value: number): Uint8Array => u32(value).reverse();

/** A PNG chunk with its length and check sum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(type, data);
  return joinBytes(u32(data.length), body, u32(crc32(body)));
}

/** Latin-1, as the specification wants; bytes for those tools that write something else. */
export const tEXt = (keyword: string, text: string | Uint8Array): Uint8Array =>
  pngChunk('tEXt', joinBytes(keyword, 0, text));

/** Latin-1, compressed. */
export const zTXt = (keyword: string, text: string | Uint8Array): Uint8Array =>
  pngChunk('zTXt', joinBytes(keyword, 0, 0, deflateSync(joinBytes(text))));

/** UTF-8, compressed or not. */
export function iTXt(keyword: string, text: string, compressed = false): Uint8Array {
  const body = compressed ? deflateSync(utf8(text)) : utf8(text);
  return pngChunk('iTXt', joinBytes(keyword, 0, compressed ? 1 : 0, 0, 'en', 0, 0, body));
}

/** XMP in its PNG form. */
export const pngXmp = (packet: string): Uint8Array => iTXt('XML:com.adobe.xmp', packet);

const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** How a PNG differs from the usual one; sizes in pixels. */
export interface PngOptions {
  /** Chunks between the pixels and the end. */
  readonly after?: readonly Uint8Array[];
  readonly width?: number;
  readonly height?: number;
}

/** A grey gradient as a valid PNG; the chunks stand right after the header. */
export function buildPng(chunks: readonly Uint8Array[] = [], options: PngOptions = {}): Uint8Array {
  const { after = [], width = 2, height = 2 } = options;
  const header = joinBytes(u32(width), u32(height), 8, 0, 0, 0, 0);
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from({ length: width + 1 }, (_, x) => (x === 0 ? 0 : (x * 31 + y * 17) & 255)),
  );
  const pixels = pngChunk('IDAT', deflateSync(joinBytes(...rows)));
  const end = pngChunk('IEND', new Uint8Array());
  return joinBytes(PNG_SIGNATURE, pngChunk('IHDR', header), ...chunks, pixels, ...after, end);
}

/** A JPEG segment with its marker (0xe1 is APP1) and length. */
export const jpegSegment = (marker: number, data: Uint8Array | string): Uint8Array =>
  joinBytes(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, data);

/** An APP1 segment with the mark of EXIF before the TIFF. */
export const exifSegment = (tiff: Uint8Array): Uint8Array => jpegSegment(0xe1, joinBytes('Exif\0\0', tiff));
/** An APP1 segment with the mark of XMP before the packet. */
export const xmpSegment = (packet: string): Uint8Array =>
  jpegSegment(0xe1, joinBytes('http://ns.adobe.com/xap/1.0/\0', utf8(packet)));
/** A COM segment. */
export const commentSegment = (text: string): Uint8Array => jpegSegment(0xfe, utf8(text));

/** A JUMBF box as APP11 segments, each repeating the box's header as ISO 19566-5 wants. */
export function jumbfSegments(box: Uint8Array, instance = 1, part = 60_000): Uint8Array[] {
  const header = box.subarray(0, 8);
  const segments: Uint8Array[] = [];
  for (let at = 8; at < box.length; at += part) {
    const sequence = u32(segments.length + 1);
    const data = joinBytes(
      'JP',
      instance >> 8,
      instance & 255,
      sequence,
      header,
      box.subarray(at, at + part),
    );
    segments.push(jpegSegment(0xeb, data));
  }
  return segments;
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

const TINY_JPEG = fromBase64(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAACAwEBAAAAAAAAAAAAAAABAgADBAUS/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAAABAgMycf/aAAwDAQACEQMRAD8ArOLlzvxMDPRUzNmrJJQEk+RERDp6YTZt9P/Z',
);

/** Four pixels (2 x 2) as a valid JPEG; the segments stand right after its start. */
export const buildJpeg = (segments: readonly Uint8Array[] = []): Uint8Array =>
  joinBytes(TINY_JPEG.subarray(0, 2), ...segments, TINY_JPEG.subarray(2));

/** A RIFF chunk with its length, padded to an even one. */
export const riffChunk = (type: string, data: Uint8Array): Uint8Array =>
  joinBytes(type, u32le(data.length), data, new Uint8Array(data.length % 2));

/** Four pixels (2 x 2): lossy, lossless, lossless with alpha. */
const WEBP_PIXELS = {
  'VP8 ': riffChunk('VP8 ', fromBase64('kAEAnQEqAgACAALATCWkAALnRawAAP7invS0pdX9VMBGA8GMK1AAAAAA')),
  VP8L: riffChunk('VP8L', fromBase64('LwFAAAAfIBBI3h86jfkXEBT8H938R2QP4AYMEf0PAQE=').subarray(0, 31)),
  'VP8L alpha': riffChunk(
    'VP8L',
    fromBase64('LwFAABAfIBBI2h96jfkXEBT5P5qAoOi65QL4kwKZtG2o7a5F9D92AA==').subarray(0, 39),
  ),
};

/** How a WebP differs from the usual one. */
export interface WebpOptions {
  readonly pixels?: keyof typeof WEBP_PIXELS;
  /** The flags of the VP8X chunk; without it there is none and the file is of the simple form. */
  readonly flags?: number;
}

/** A valid WebP of 2 x 2 pixels; the chunks stand after the pixels. */
export function buildWebp(chunks: readonly Uint8Array[] = [], options: WebpOptions = {}): Uint8Array {
  const { pixels = 'VP8 ', flags } = options;
  const vp8x = flags === undefined ? [] : [riffChunk('VP8X', joinBytes(flags, 0, 0, 0, 1, 0, 0, 1, 0, 0))];
  const body = joinBytes('WEBP', ...vp8x, WEBP_PIXELS[pixels], ...chunks);
  return joinBytes('RIFF', u32le(body.length), body);
}

/** One EXIF tag. Rationals (types 5 and 10) are pairs of numbers. */
export interface TiffTag {
  readonly tag: number;
  /** 1 byte, 2 ASCII, 3 short, 4 long, 5 rational, 7 undefined, 10 signed rational. */
  readonly type: 1 | 2 | 3 | 4 | 5 | 7 | 10;
  readonly value: Uint8Array | readonly number[];
}

/** An ASCII tag with its closing NUL. */
export const asciiTag = (tag: number, text: string | Uint8Array): TiffTag => ({
  tag,
  type: 2,
  value: joinBytes(text, 0),
});

/** A UserComment: eight bytes that name the code, and the text. */
export const userComment = (code: string, text: Uint8Array): TiffTag => ({
  tag: 0x9286,
  type: 7,
  value: joinBytes(code.padEnd(8, '\0'), text),
});

const UNIT = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 7: 1, 10: 4 } as const;

function tagBytes({ type, value }: TiffTag, little: boolean): Uint8Array {
  if (value instanceof Uint8Array) return value;
  const unit = UNIT[type];
  const bytes = new Uint8Array(value.length * unit);
  const view = new DataView(bytes.buffer);
  for (const [at, number] of value.entries()) {
    if (unit === 1) view.setUint8(at, number);
    else if (unit === 2) view.setUint16(at * 2, number, little);
    else view.setUint32(at * 4, number, little);
  }
  return bytes;
}

/** One directory at `start`: its entries, then the values that do not fit into four bytes. */
function directory(tags: readonly TiffTag[], start: number, little: boolean): Uint8Array {
  const entries = new Uint8Array(2 + tags.length * 12 + 4);
  const view = new DataView(entries.buffer);
  const values: Uint8Array[] = [];
  let free = start + entries.length;
  view.setUint16(0, tags.length, little);
  for (const [index, tag] of tags.entries()) {
    const bytes = tagBytes(tag, little);
    const at = 2 + index * 12;
    const perItem = UNIT[tag.type] * (tag.type === 5 || tag.type === 10 ? 2 : 1);
    view.setUint16(at, tag.tag, little);
    view.setUint16(at + 2, tag.type, little);
    view.setUint32(at + 4, bytes.length / perItem, little);
    if (bytes.length <= 4) entries.set(bytes, at + 8);
    else {
      view.setUint32(at + 8, free, little);
      values.push(bytes, new Uint8Array(bytes.length % 2));
      free += bytes.length + (bytes.length % 2);
    }
  }
  return joinBytes(entries, ...values);
}

/** A TIFF block as EXIF holds it: II or MM, the first directory, and the Exif directory where it has tags. */
export function buildTiff(
  order: 'II' | 'MM',
  ifd0: readonly TiffTag[],
  exif: readonly TiffTag[] = [],
): Uint8Array {
  const little = order === 'II';
  const pointer = (offset: number): TiffTag[] =>
    exif.length === 0 ? [] : [{ tag: 0x8769, type: 4, value: [offset] }];
  const exifAt = 8 + directory([...ifd0, ...pointer(0)], 8, little).length;
  const first = directory([...ifd0, ...pointer(exifAt)], 8, little);
  const head = little ? joinBytes('II', 42, 0, 8, 0, 0, 0) : joinBytes('MM', 0, 42, 0, 0, 0, 8);
  return joinBytes(head, first, exif.length === 0 ? '' : directory(exif, exifAt, little));
}
