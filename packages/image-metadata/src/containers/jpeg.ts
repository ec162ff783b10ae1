import type { Size } from '../metadata.ts';
import { decodeText, startsWith, uint } from './binary.ts';
import { Budget, MAX_WALK } from './budget.ts';
import type { Container } from './container.ts';
import { type Exif, readExif } from './exif.ts';
import { isC2pa, isJumbfSegment, joinJumbf } from './jumbf.ts';
import { trimNuls } from './user-comment.ts';

export const XMP_PREFIX = 'http://ns.adobe.com/xap/1.0/\0';
const EXIF_PREFIX = 'Exif\0';

export const APP0 = 0xe0;
export const APP1 = 0xe1;
export const APP11 = 0xeb;
const COM = 0xfe;
export const SOS = 0xda;
const EOI = 0xd9;

/** One marker with its data, by where it stands. */
export interface JpegSegment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/**
 * The segments up to the end of the picture, also those between its scans. Everything that is not a marker (pixels,
 * fill bytes, garbage) is passed over, and so is a marker whose data reach beyond the end of the file.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2;
  let count = 0;
  while (count < MAX_WALK) {
    let start = bytes.indexOf(0xff, at);
    if (start < 0) return;
    while (bytes[start + 1] === 0xff) start++;
    if (start + 1 >= bytes.length) return;
    const marker = bytes[start + 1] ?? 0;
    at = start + 1;
    if (marker === EOI) return;
    if (!hasData(marker)) continue;
    const end = start + 2 + uint(bytes, start + 2, 2);
    if (end < start + 4 || end > bytes.length) continue;
    count += 1;
    yield { marker, start, end, data: bytes.subarray(start + 4, end) };
    at = end;
  }
}

/** Stuffed zeros in the pixels, restart and start markers stand alone. */
const hasData = (marker: number): boolean => marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8);

/** Whether a marker begins a frame, which says how large the picture is: SOF0 to SOF15 without DHT, JPG and DAC. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether a segment is an XMP packet. Its further parts, for more than 64 KB, are none. */
export const isXmp = ({ marker, data }: JpegSegment): boolean =>
  marker === APP1 && startsWith(data, XMP_PREFIX);
/** Whether a segment holds EXIF, which follows the mark as TIFF. */
export const isExif = ({ marker, data }: JpegSegment): boolean =>
  marker === APP1 && startsWith(data, EXIF_PREFIX);

/** Takes a JPEG apart. */
export function readJpeg(bytes: Uint8Array): Container {
  const budget = new Budget();
  const comments: string[] = [];
  const boxes: Uint8Array[] = [];
  let size: Size | null = null;
  let exif: Exif | null = null;
  let xmp: string | null = null;
  for (const segment of jpegSegments(bytes)) {
    const { marker, data } = segment;
    if (isFrame(marker)) size ??= readSize(data);
    else if (isExif(segment)) exif ??= readExif(data, budget);
    else if (isXmp(segment) && xmp === null && budget.take(data.length)) {
      xmp = decodeText(data.subarray(XMP_PREFIX.length));
    } else if (marker === COM && budget.take(data.length)) comments.push(trimNuls(decodeText(data)));
    else if (marker === APP11 && isJumbfSegment(data) && budget.take(data.length)) boxes.push(data);
  }
  const jumbf = Array.from(joinJumbf(boxes).values());
  return {
    format: 'jpeg',
    size,
    pngTexts: [],
    exif: exif?.texts ?? {},
    camera: exif?.camera ?? null,
    xmp,
    comments,
    jumbf: jumbf.find(isC2pa) ?? jumbf[0] ?? null,
  };
}

function readSize(frame: Uint8Array): Size | null {
  const height = uint(frame, 1, 2);
  const width = uint(frame, 3, 2);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Whether these are the first bytes of a JPEG. */
export const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, '\xff\xd8\xff');
