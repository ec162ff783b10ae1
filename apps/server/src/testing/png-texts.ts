import { crc32 } from 'node:zlib';

/** Bytes of the signature and of the header, after which other chunks may stand. */
const HEADER = 33;

/** A PNG with texts in it, as engines write them. */
export function withPngTexts(png: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text));
  return Buffer.concat([png.subarray(0, HEADER), ...chunks, png.subarray(HEADER)]);
}

function textChunk(keyword: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from(`tEXt${keyword}\0`, 'latin1'), Buffer.from(text, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
