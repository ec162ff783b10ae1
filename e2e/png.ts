import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of signature and IHDR. */
export const PNG_HEAD = 33;
/** Eight bits of red, green and blue, and nothing special. */
const EIGHT_BIT_RGB = [8, 2, 0, 0, 0];

/** A dusk over the sea as a PNG. @param block pixels of the squares that it is made of: more is coarser */
export function dusk(width: number, height: number, block: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    const row = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const at = (side: number, place: number) => (Math.floor(place / block) * block) / side;
      rows.set(colour(at(width, x), at(height, y)), row + x * 3);
    }
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(EIGHT_BIT_RGB)])),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that carries a text, in a chunk before its pixels. */
export function withText(png: Buffer, keyword: string, text: string): Buffer {
  const words = chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, PNG_HEAD), words, png.subarray(PNG_HEAD)]);
}

/** @param x and y from 0 to 1 */
function colour(x: number, y: number): [number, number, number] {
  const isSun = (x - 0.62) ** 2 + (y - 0.44) ** 2 < 0.012 && y < 0.56;
  if (isSun) return [250, 190, 110];
  if (y > 0.56) return [18 + 40 * (1 - y), 34 + 40 * (1 - y), 52 + 30 * (1 - y)];
  return [60 + 150 * y, 44 + 70 * y, 74 + 10 * y];
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}
