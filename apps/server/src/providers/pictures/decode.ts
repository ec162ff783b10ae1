import { INPUT_IMAGE } from '@framewright/contract';
import type { Sharp as Pipeline } from 'sharp';
import { loadSharp } from './load-sharp.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

export interface PictureFacts {
  readonly format: PictureFormat;
  /** In pixels, upright: after the rotation that the camera noted. */
  readonly width: number;
  readonly height: number;
}

export type PictureErrorCode = 'not_a_picture' | 'too_many_pixels' | 'broken_picture' | 'busy';

/** Why a picture that someone sent cannot be used. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** Decodes at once: each may take 150 MB for a moment. */
const AT_ONCE = 2;
/** Decodes that may wait; more are refused as busy. */
const MAY_WAIT = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a decode when one of the places is free. Throws `busy` when too many wait already. */
async function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAY_WAIT) throw new PictureError('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await decode();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, i) => bytes[at + i] === byte);

/** The format by the file's first bytes; names and media types are not believed. */
function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  return undefined;
}

const tooManyPixels = (width: number, height: number): boolean =>
  width > INPUT_IMAGE.maxSide || height > INPUT_IMAGE.maxSide || width * height > INPUT_IMAGE.maxPixels;

/**
 * Opens a picture that someone sent and hands it on upright, without ever decoding one that is too large.
 * Throws a `PictureError`; what `use` throws while decoding counts as a broken picture.
 */
export async function withPicture<T>(
  bytes: Uint8Array,
  use: (picture: Pipeline, facts: PictureFacts) => Promise<T>,
): Promise<T> {
  const format = formatOf(bytes);
  if (!format) throw new PictureError('not_a_picture');
  const sharp = await loadSharp();
  return inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: INPUT_IMAGE.maxPixels, failOn: 'warning', pages: 1 });
    try {
      const { width, height, autoOrient } = await picture.metadata();
      if (tooManyPixels(width, height)) throw new PictureError('too_many_pixels');
      return await use(picture.autoOrient(), { format, width: autoOrient.width, height: autoOrient.height });
    } catch (cause) {
      if (cause instanceof PictureError) throw cause;
      const beyond = cause instanceof Error && /pixel limit/i.test(cause.message);
      throw new PictureError(beyond ? 'too_many_pixels' : 'broken_picture', { cause });
    }
  });
}

/** Side of the thumbnail that proves a picture whole: every pixel is read, none is kept. */
const PROOF_SIDE = 64;

/**
 * Proves that bytes are a whole JPEG, PNG or WebP of at most 50 megapixels and 16,384 pixels a side.
 * Throws a `PictureError`.
 */
export const readPicture = (bytes: Uint8Array): Promise<PictureFacts> =>
  withPicture(bytes, async (picture, facts) => {
    await picture.resize(PROOF_SIDE, PROOF_SIDE, { fit: 'fill' }).raw().toBuffer();
    return facts;
  });
