import { setTimeout as pause } from 'node:timers/promises';
import { PictureError, type PictureFacts, readPicture, withPicture } from '../pictures/decode.ts';
import { ModelFailure } from './model-failure.ts';
import type { Picture } from './picture-port.ts';

type CheckedPicture = Pick<Picture, 'bytes' | 'contentType' | 'width' | 'height'>;

/** Milliseconds until a decoder that is busy is asked again. */
const PAUSE = 100;

/**
 * Decodes what a model made, once, whatever the model calls it. A decoder that is busy is waited for, since the
 * picture may be paid for.
 * @throws {ModelFailure} `garbage` where it is no whole JPEG, PNG or WebP; the signal's reason where it was aborted
 */
export async function checkPicture(bytes: Buffer, signal: AbortSignal): Promise<CheckedPicture> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { format, width, height } = await readPicture(bytes);
      return { bytes, contentType: `image/${format}`, width, height };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.code !== 'busy') throw new ModelFailure('garbage');
      await pause(PAUSE);
    }
  }
}

/** What an unfinished picture is by its first bytes; undefined where it is none that can be shown. */
export async function unfinishedType(bytes: Buffer): Promise<Picture['contentType'] | undefined> {
  try {
    const { format } = await withPicture<PictureFacts>(bytes, async (_, facts) => facts);
    return `image/${format}`;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}
