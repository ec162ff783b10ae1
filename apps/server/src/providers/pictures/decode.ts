import { INPUT_IMAGE } from '@framewright/contract';
import { sizeInHead } from '@framewright/image-metadata';
import type { Sharp as Pipeline } from 'sharp';
import { limiter } from '../../limiter.ts';
import { loadSharp } from './load-sharp.ts';

/** What can be read; told by the first bytes, never by a name. */
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** What a picture is, after it was decoded in full. */
export interface PictureFacts {
  readonly format: PictureFormat;
  /** In pixels, upright: after the rotation that the camera noted. */
  readonly width: number;
  readonly height: number;
}

/** Why a picture was not read; `busy` passes. */
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

/**
 * What is decoded at once, in pixels, over all callers: an interlaced PNG of 50 megapixels takes 200 MB for a
 * moment. Each caller has a few pictures in the queue at most, and whoever has fewer comes first.
 */
const decodes = limiter({
  atOnce: 60_000_000,
  mayWait: 64,
  eachInAll: 6,
  next: 'least-running',
  refusal: () => new PictureError('busy'),
});
/** What the smallest picture costs, so that a few are decoded at once and not hundreds. */
const LEAST_COST = 15_000_000;
/** Seconds that one decode may take; then it is ended. */
const TIME_LIMIT = 10;

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

/** Whether a picture of that size is one that nobody may send. */
export const hasTooManyPixels = ({ width, height }: { width: number; height: number }): boolean =>
  width > INPUT_IMAGE.maxSide || height > INPUT_IMAGE.maxSide || width * height > INPUT_IMAGE.maxPixels;

/**
 * Opens a picture that someone sent and hands it on upright, without ever decoding one that is too large.
 * @param who sent it; undefined for the server's own pictures
 * @throws {PictureError} also for what `use` throws while decoding, which counts as a broken picture
 */
export async function withPicture<T>(
  bytes: Uint8Array,
  use: (picture: Pipeline, facts: PictureFacts) => Promise<T>,
  who?: string,
): Promise<T> {
  const format = formatOf(bytes);
  if (!format) throw new PictureError('not_a_picture');
  const size = sizeInHead(bytes);
  // Before the library is asked, which has no thread for the answer while others decode.
  if (size && size !== 'more' && hasTooManyPixels(size)) throw new PictureError('too_many_pixels');
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: INPUT_IMAGE.maxPixels, failOn: 'warning', pages: 1 });
  try {
    const { width, height, autoOrient } = await picture.metadata();
    if (hasTooManyPixels({ width, height })) throw new PictureError('too_many_pixels');
    const facts = { format, width: autoOrient.width, height: autoOrient.height };
    return await decodes.run(() => use(picture.autoOrient().timeout({ seconds: TIME_LIMIT }), facts), {
      who,
      cost: Math.max(LEAST_COST, width * height),
    });
  } catch (cause) {
    throw pictureErrorOf(cause);
  }
}

function pictureErrorOf(cause: unknown): PictureError {
  if (cause instanceof PictureError) return cause;
  const beyond = cause instanceof Error && /pixel limit/i.test(cause.message);
  return new PictureError(beyond ? 'too_many_pixels' : 'broken_picture', { cause });
}

/** Side of the thumbnail that proves a picture whole: every pixel is read, none is kept. */
const PROOF_SIDE = 64;

/**
 * Proves that bytes are a whole JPEG, PNG or WebP of at most 50 megapixels and 16,384 pixels a side.
 * Throws a `PictureError`.
 */
export const readPicture = (bytes: Uint8Array, who?: string): Promise<PictureFacts> =>
  withPicture(
    bytes,
    async (picture, facts) => {
      await picture.resize(PROOF_SIDE, PROOF_SIDE, { fit: 'fill' }).raw().toBuffer();
      return facts;
    },
    who,
  );
