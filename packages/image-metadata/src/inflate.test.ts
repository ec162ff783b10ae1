import {
  constants,
  crc32,
  deflateRawSync,
  deflateSync,
  gzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate, type Packing } from './inflate.ts';

const MB = 1024 * 1024;
const text = (value: string) => new TextEncoder().encode(value);
const plain = (bytes: Uint8Array | null) => bytes && Array.from(bytes);

const PACK = { raw: deflateRawSync, zlib: deflateSync, gzip: gzipSync };
const packings = fc.constantFrom<Packing>('raw', 'zlib', 'gzip');
const strategies = fc.constantFrom(
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
  constants.Z_FIXED,
);
const contents = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.array(fc.constantFrom(97, 98, 99, 0, 255), { maxLength: 3000 }).map((values) => Uint8Array.from(values)),
  fc
    .tuple(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 400 }))
    .map(([part, times]) =>
      Uint8Array.from({ length: part.length * times }, (_, at) => part[at % part.length] ?? 0),
    ),
);

/** What node makes of it. */
function byNode(packed: Uint8Array, packing: 'raw' | 'zlib'): number[] | null {
  try {
    return Array.from(packing === 'raw' ? inflateRawSync(packed) : inflateSync(packed));
  } catch {
    return null;
  }
}

/**
 * A block that declares codes of these lengths, with any bits behind. `again` puts 'the same again' in place of
 * the length 15, and of the first three lengths where the first is 0.
 */
function dynamicBlock(
  codes: readonly number[],
  far: readonly number[],
  rest: Uint8Array,
  again: boolean,
): Uint8Array {
  const bits: number[] = [];
  const low = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1);
  };
  low(1, 1);
  low(2, 2);
  low(codes.length - 257, 5);
  low(far.length - 1, 5);
  low(19 - 4, 4);
  // Sixteen codes of four bits each: for 0 to 14, and for 15 or 16.
  const dropped = again ? 15 : 16;
  for (const symbol of [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]) {
    low(symbol > 16 || symbol === dropped ? 0 : 4, 3);
  }
  const high = (value: number) => {
    for (let bit = 3; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  const repeats = again && codes[0] === 0;
  if (repeats) {
    high(15);
    low(0, 2);
  }
  for (const length of [...codes, ...far].slice(repeats ? 3 : 0)) high(Math.min(length, again ? 14 : 15));
  for (const byte of rest) low(byte, 8);
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  );
}

describe('inflate', () => {
  it('unpacks what zlib packs, at every level and strategy', () => {
    fc.assert(
      fc.property(
        contents,
        packings,
        fc.integer({ min: 0, max: 9 }),
        strategies,
        fc.integer({ min: 9, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (bytes, packing, level, strategy, windowBits, memLevel) => {
          const packed = PACK[packing](bytes, { level, strategy, windowBits, memLevel });
          expect(Buffer.compare(inflate(packed, packing, bytes.length) ?? text('null'), bytes)).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('unpacks some megabytes of many blocks', () => {
    let state = 1;
    const bytes = Uint8Array.from({ length: 3 * MB }, (_, at) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return at % 700 < 300 ? at % 251 : (state >> 16) % ((at >> 14) + 2);
    });
    expect(Buffer.compare(inflate(deflateSync(bytes), 'zlib', 3 * MB) ?? text(''), bytes)).toBe(0);
  });

  it('refuses one byte more than the limit, and a bomb', () => {
    const packed = deflateSync(new Uint8Array(1000));
    expect(inflate(packed, 'zlib', 1000)).toHaveLength(1000);
    expect(inflate(packed, 'zlib', 999)).toBeNull();
    expect(inflate(gzipSync(new Uint8Array(64 * MB)), 'gzip', MB)).toBeNull();
    expect(inflate(deflateRawSync(text('abc'), { level: 0 }), 'raw', 2)).toBeNull();
    expect(inflate(deflateRawSync(text('')), 'raw', 0)).toEqual(new Uint8Array());
  });

  it.each<Packing>(['raw', 'zlib', 'gzip'])('refuses %s data that end early', (packing) => {
    const packed = PACK[packing](text('masterpiece, a lighthouse, a lighthouse at dusk'));
    for (let end = 0; end < packed.length; end++) {
      expect(inflate(packed.subarray(0, end), packing, MB)).toBeNull();
    }
  });

  it.each<'raw' | 'zlib'>(['raw', 'zlib'])('judges every damaged bit of %s data as zlib does', (packing) => {
    const samples = [
      PACK[packing](text('masterpiece, a lighthouse, a lighthouse at dusk'), { strategy: constants.Z_FIXED }),
      PACK[packing](text('Steps: 20, Sampler: Euler a, Seed: 1234567890, Size: 512x768, '.repeat(4))),
      PACK[packing](text('stored as it is'), { level: 0 }),
    ];
    const judgedOtherwise: string[] = [];
    for (const packed of samples) {
      for (let at = 0; at < packed.length; at++) {
        for (let flip = 1; flip < 256; flip *= 2) {
          const damaged = packed.slice();
          damaged[at] = (damaged[at] ?? 0) ^ flip;
          const ours = plain(inflate(damaged, packing, MB));
          if (JSON.stringify(ours) !== JSON.stringify(byNode(damaged, packing)))
            judgedOtherwise.push(`byte ${at}, flip ${flip}`);
        }
      }
    }
    expect(judgedOtherwise).toEqual([]);
  });

  it('judges random bytes as zlib does', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 120 }),
        fc.integer({ min: 0, max: 2 }),
        (bytes, kind) => {
          const packed = Uint8Array.from(bytes, (byte, at) =>
            at === 0 ? (byte & 0xf8) | 1 | (kind << 1) : byte,
          );
          expect(plain(inflate(packed, 'raw', MB))).toEqual(byNode(packed, 'raw'));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('judges made-up codes as zlib does', () => {
    const short = fc.constantFrom(0, 1, 2, 2);
    const few = fc
      .tuple(short, short, short, short, fc.integer({ min: 259, max: 288 }))
      .map(([first, second, end, long, count]) => {
        const lengths: Record<number, number> = { 0: first, 9: second, 256: end, 258: long };
        return Array.from({ length: count }, (_, at) => lengths[at] ?? 0);
      });
    const sparse = fc.oneof({ arbitrary: fc.constant(0), weight: 9 }, fc.integer({ min: 1, max: 15 }));
    const many = fc.array(sparse, { minLength: 257, maxLength: 288 });
    const far = fc.oneof(
      fc.constantFrom([0], [1], [1, 1], [2, 2, 1]),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 32 }),
      fc.integer({ min: 2, max: 30 }).map((zeros) => [1, ...Array.from({ length: zeros }, () => 0), 1]),
    );
    const rest = fc.uint8Array({ minLength: 4, maxLength: 20 });
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(few, few, few, many),
        far,
        rest,
        fc.boolean(),
        (codes, distances, behind, again) => {
          const packed = dynamicBlock(codes, distances, behind, again);
          const expected = byNode(packed, 'raw');
          if (expected) accepted++;
          expect(plain(inflate(packed, 'raw', MB))).toEqual(expected);
        },
      ),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('never lets damaged gzip data pass for whole', () => {
    const bytes = text('Negative prompt: lowres, bad hands');
    const packed = gzipSync(bytes);
    const header = 10;
    for (let at = header; at < packed.length; at++) {
      const damaged = packed.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      const result = inflate(damaged, 'gzip', MB);
      expect(result === null || Buffer.compare(result, bytes) === 0).toBe(true);
    }
    const wrongLength = packed.slice();
    wrongLength[packed.length - 4] = bytes.length + 1;
    expect(inflate(wrongLength, 'gzip', MB)).toBeNull();
  });

  it('reads a gzip header with all its parts', () => {
    const packed = gzipSync(text('prompt'));
    const parts = (flags: number, ...more: number[]) =>
      Uint8Array.from([0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3, ...more, ...packed.subarray(10)]);
    const read = (bytes: Uint8Array) => inflate(bytes, 'gzip', MB);
    expect(read(parts(4 | 8 | 16, 3, 0, 1, 2, 3, 97, 0, 98, 99, 0))).toEqual(text('prompt'));
    expect(read(parts(4, 255, 255))).toBeNull();
    expect(read(Uint8Array.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3, 97, 98]))).toBeNull();
    const sum = crc32(parts(2).subarray(0, 10)) & 0xffff;
    expect(read(parts(2, sum & 255, sum >> 8))).toEqual(text('prompt'));
    expect(read(parts(2, ~sum & 255, sum >> 8))).toBeNull();
    expect(read(parts(0x80))).toBeNull();
  });

  it('refuses a zlib header with a preset dictionary or another method', () => {
    const packed = deflateSync(text('prompt'));
    expect(inflate(Uint8Array.from([0x78, 0xbb, ...packed.subarray(2)]), 'zlib', MB)).toBeNull();
    expect(inflate(Uint8Array.from([0x79, 0x9b, ...packed.subarray(2)]), 'zlib', MB)).toBeNull();
    expect(inflate(Uint8Array.from([0x88, 0x1c, ...packed.subarray(2)]), 'zlib', MB)).toBeNull();
    expect(inflate(packed, 'gzip', MB)).toBeNull();
  });

  it('ignores what follows', () => {
    const packed = deflateSync(text('prompt'));
    expect(inflate(Uint8Array.from([...packed, 1, 2, 3]), 'zlib', MB)).toEqual(text('prompt'));
  });
});
