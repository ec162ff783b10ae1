import { decodeText, join, latin1Bytes, uintBytes } from '../containers/binary.ts';
import {
  isTextChunk,
  PNG_XMP_KEYWORD,
  type PngChunk,
  pngChunks,
  readPng,
  textKeyword,
} from '../containers/png.ts';
import type { GenerationRecord } from '../generation-record.ts';
import { encodeUtf8 } from '../text-codec.ts';
import { crc32 } from './crc32.ts';
import { a1111Text, privateJson } from './record-texts.ts';
import { xmpPacket } from './xmp-packet.ts';

/** The keyword of the private JSON. */
const PRIVATE_KEYWORD = 'framewright';
/** What is replaced. */
const OWN_KEYWORDS: readonly (string | null)[] = ['parameters', 'Software', PRIVATE_KEYWORD, PNG_XMP_KEYWORD];

/** Puts the texts right after the header. Null where the chunks from IHDR to IEND are not whole. */
export function writePng(bytes: Uint8Array, record: GenerationRecord): Uint8Array | null {
  const chunks = Array.from(pngChunks(bytes));
  const [header] = chunks;
  const end = chunks.at(-1);
  const whole = header?.type === 'IHDR' && end?.type === 'IEND' && chunks.some(({ type }) => type === 'IDAT');
  if (!whole) return null;
  const packet = xmpPacket(record, {
    generation: null,
    promptLimit: Number.POSITIVE_INFINITY,
    existing: readPng(bytes).xmp,
  });
  const texts = [
    textChunk('parameters', a1111Text(record)),
    textChunk('Software', record.tool),
    iTXt(PRIVATE_KEYWORD, privateJson(record)),
    iTXt(PNG_XMP_KEYWORD, packet),
  ];
  const kept = chunks.slice(1).filter((chunk) => !isReplaced(chunk));
  const raw = ({ start, end: after }: PngChunk) => bytes.subarray(start, after);
  return join(bytes.subarray(0, header.end), ...texts, ...kept.map(raw));
}

const isReplaced = ({ type, data }: PngChunk): boolean =>
  type === 'caBX' || (isTextChunk(type) && OWN_KEYWORDS.includes(textKeyword(data)));

/** Latin-1 in tEXt, which every reader takes; anything else in iTXt. */
function textChunk(keyword: string, text: string): Uint8Array {
  // Latin-1 bytes that happen to be valid UTF-8 would be read as that.
  const plain = /^[\t\n\r\x20-\x7e\xa0-\xff]*$/.test(text) && decodeText(latin1Bytes(text)) === text;
  return plain ? pngChunk('tEXt', join(keyword, '\0', text)) : iTXt(keyword, text);
}

const iTXt = (keyword: string, text: string): Uint8Array =>
  pngChunk('iTXt', join(keyword, '\0\0\0\0\0', encodeUtf8(text)));

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = join(type, data);
  return join(uintBytes(data.length, 4), body, uintBytes(crc32(body), 4));
}
