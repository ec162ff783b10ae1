import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes, utf8 } from '../testing/build-files.ts';
import { readStealth } from './stealth.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Draws the bits of the bytes into an opaque alpha channel: column by column, the highest bit first. */
function hide(bytes: Uint8Array, { width, height }: Canvas): Uint8Array {
  const alpha = new Uint8Array(width * height).fill(254);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const column = Math.floor(bit / height);
    const row = bit % height;
    alpha[row * width + column] = 254 | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return alpha;
}

/** A message with its mark and its length in bits. */
function message(mark: string, body: Uint8Array, bits = body.length * 8): Uint8Array {
  return joinBytes(
    mark,
    Uint8Array.of(bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255),
    body,
  );
}

const read = (bytes: Uint8Array, canvas: Canvas) =>
  readStealth(hide(bytes, canvas), canvas.width, canvas.height);

const NOVEL_AI = JSON.stringify({
  Title: 'NovelAI generated image',
  Software: 'NovelAI',
  Source: 'NovelAI Diffusion V4.5 4BDE2A90',
  Description: 'a lighthouse, 灯台',
  Comment: JSON.stringify({
    prompt: 'a lighthouse, 灯台',
    uc: 'lowres',
    seed: 4294967295,
    steps: 28,
    sampler: 'k_euler',
  }),
});
const A1111 =
  'a lighthouse\nNegative prompt: lowres\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 5, Size: 512x768';
const packed = message('stealth_pngcomp', gzipSync(NOVEL_AI));
const plain = message('stealth_pnginfo', utf8(A1111));

describe('readStealth', () => {
  it.each([
    [{ width: 97, height: 61 }],
    [{ width: 61, height: 97 }],
    [{ width: 4001, height: 1 }],
    [{ width: 1, height: 4001 }],
    [{ width: 64, height: 64 }],
  ])('reads a compressed message of NovelAI in %j', (canvas) => {
    expect(read(packed, canvas)).toMatchObject({
      tool: 'NovelAI',
      prompt: 'a lighthouse, 灯台',
      negativePrompt: 'lowres',
      seed: '4294967295',
      steps: 28,
    });
  });

  it('reads a plain message of AUTOMATIC1111', () => {
    expect(read(plain, { width: 37, height: 53 })).toMatchObject({
      tool: 'AUTOMATIC1111',
      prompt: 'a lighthouse',
      seed: '5',
      size: { width: 512, height: 768 },
    });
  });

  it('reads a message that fills the picture to its last pixel', () => {
    expect(read(plain, { width: plain.length, height: 8 })?.prompt).toBe('a lighthouse');
    expect(read(plain, { width: plain.length - 1, height: 8 })).toBeNull();
  });

  it('is null where there is no message', () => {
    expect(readStealth(new Uint8Array(4096).fill(255), 64, 64)).toBeNull();
    expect(readStealth(new Uint8Array(4096), 64, 64)).toBeNull();
    expect(readStealth(new Uint8Array(), 0, 0)).toBeNull();
    expect(readStealth(new Uint8Array(4), 2, 2)).toBeNull();
  });

  it('refuses an alpha channel of another size', () => {
    const alpha = hide(plain, { width: 37, height: 53 });
    expect(readStealth(alpha, 53, 53)).toBeNull();
    expect(readStealth(alpha, Number.NaN, 53)).toBeNull();
    expect(readStealth(alpha.subarray(1), 37, 53)).toBeNull();
    expect(readStealth(joinBytes(alpha, Uint8Array.of(255)), 37, 53)).toBeNull();
  });

  it.each([[0], [7], [utf8(A1111).length * 8 + 1], [64 * 64], [0xffffffff], [0x80000000]])(
    'refuses a length of %i bits',
    (bits) => {
      expect(read(message('stealth_pnginfo', utf8(A1111), bits), { width: 64, height: 64 })).toBeNull();
    },
  );

  it('refuses a damaged archive, a cut one and a bomb', () => {
    const canvas = { width: 97, height: 61 };
    const archive = Uint8Array.from(gzipSync(NOVEL_AI));
    archive[30] = (archive[30] ?? 0) ^ 1;
    expect(read(message('stealth_pngcomp', archive), canvas)).toBeNull();
    expect(read(message('stealth_pngcomp', gzipSync(NOVEL_AI).subarray(0, -1)), canvas)).toBeNull();
    const bomb = gzipSync(`${A1111}${' '.repeat(5 * 1024 * 1024)}`);
    expect(read(message('stealth_pngcomp', bomb), { width: 400, height: 400 })).toBeNull();
  });

  it('knows other marks for none', () => {
    expect(read(message('stealth_rgbinfo', utf8(A1111)), { width: 64, height: 64 })).toBeNull();
  });

  it('takes any alpha channel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(),
        fc.nat(),
        (width, height, at, bit) => {
          const alpha = hide(plain.subarray(0, Math.floor((width * height) / 8)), { width, height });
          alpha[at % alpha.length] = (alpha[at % alpha.length] ?? 0) ^ (1 << (bit % 8));
          const found = readStealth(alpha, width, height);
          expect(found === null || found.tool !== '').toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
