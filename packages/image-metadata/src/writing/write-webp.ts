import { decodeText, join, uint, uintBytes } from '../containers/binary.ts';
import { readSize, type WebpChunk, webpChunks } from '../containers/webp.ts';
import type { GenerationRecord } from '../generation-record.ts';
import { encodeUtf8 } from '../text-codec.ts';
import { exifBlock } from './exif-block.ts';
import { a1111Text, privateJson } from './record-texts.ts';
import { xmpPacket } from './xmp-packet.ts';

const ALPHA_FLAG = 0x10;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const PIXELS: readonly string[] = ['VP8 ', 'VP8L', 'ANMF'];
const REPLACED: readonly string[] = ['VP8X', 'EXIF', 'XMP ', 'C2PA'];

/** Puts EXIF and XMP behind the pixels, in the extended form. Null where the chunks do not fill the file. */
export function writeWebp(bytes: Uint8Array, record: GenerationRecord): Uint8Array | null {
  const end = uint(bytes, 4, 4, true) + 8;
  const file = bytes.subarray(0, end);
  const chunks = Array.from(webpChunks(file));
  const header = extendedHeader(chunks);
  const whole =
    end <= bytes.length && chunks.at(-1)?.end === end && chunks.some(({ type }) => PIXELS.includes(type));
  if (header === null || !whole) return null;
  const data = (wanted: string) => chunks.find(({ type }) => type === wanted)?.data ?? null;
  const xmp = data('XMP ');
  const packet = xmpPacket(record, {
    generation: privateJson(record),
    promptLimit: Number.POSITIVE_INFINITY,
    existing: xmp && decodeText(xmp),
  });
  const kept = chunks.filter(({ type }) => !REPLACED.includes(type));
  const body = join(
    'WEBP',
    riffChunk('VP8X', header),
    ...kept.map((chunk) => file.subarray(chunk.start, chunk.end)),
    riffChunk('EXIF', exifBlock(data('EXIF'), record.tool, a1111Text(record))),
    riffChunk('XMP ', encodeUtf8(packet)),
  );
  return join('RIFF', uintBytes(body.length, 4, true), body);
}

/** The VP8X chunk that is there, or one for the simple form; both with the flags of what is written. */
function extendedHeader([first]: readonly WebpChunk[]): Uint8Array | null {
  const size = first && readSize(first.type, first.data);
  if (!size) return null;
  const header = new Uint8Array(10);
  if (first.type === 'VP8X') header.set(first.data.subarray(0, 10));
  else {
    // The lossless form says in its own header whether alpha is used; the lossy form has none without VP8X.
    const alpha = first.type === 'VP8L' && (uint(first.data, 4, 1) & 0x10) !== 0;
    header.set(uintBytes(alpha ? ALPHA_FLAG : 0, 2, true));
    header.set(uintBytes(size.width - 1, 3, true), 4);
    header.set(uintBytes(size.height - 1, 3, true), 7);
  }
  header[0] = uint(header, 0, 1) | EXIF_FLAG | XMP_FLAG;
  return header;
}

const riffChunk = (type: string, data: Uint8Array): Uint8Array =>
  join(type, uintBytes(data.length, 4, true), data, new Uint8Array(data.length % 2));
