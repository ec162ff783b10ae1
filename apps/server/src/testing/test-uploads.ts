import { crc32 } from 'node:zlib';
import type { Sharp as Pipeline } from 'sharp';
import { loadSharp } from '../providers/pictures/load-sharp.ts';
import type { TestApp } from './test-app.ts';

interface Sending {
  readonly token?: string;
  readonly name?: string;
  readonly headers?: Record<string, string>;
  readonly url?: string;
}

/** Has a picture analyzed over HTTP. */
export function analyze({ app }: TestApp, bytes: Uint8Array, sending: Sending = {}) {
  const { token, name = 'cat.png', headers, url = '/api/image-prompt/analyze' } = sending;
  const head = `--xx\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'multipart/form-data; boundary=xx',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--xx--\r\n')]),
  });
}

/** A sky over a field: warm below, blue above. */
export async function painted(width = 300, height = 200): Promise<Pipeline> {
  const sharp = await loadSharp();
  const sky = {
    create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#3070d0' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#d08030' } }).composite([
    { input: sky, left: 0, top: 0 },
  ]);
}

/** A PNG with a text chunk before its first IDAT, as tools write their parameters. */
export function withText(png: Buffer, keyword: string, text: string): Buffer {
  const data = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

/** The header of a PNG of any size, and hardly anything after it. */
export function claims(width: number, height: number, png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
