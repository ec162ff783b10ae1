import { INPUT_IMAGE } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import type { InputPicture } from '../../providers/ai/picture-port.ts';
import { PictureError, readPicture } from '../../providers/pictures/decode.ts';

/**
 * Pictures that came as data URLs: whole, of types that we read, and together not too large.
 * @param who sent them
 * @throws {AppError} `invalid_image`, `image_too_large` or `too_many_pixels`
 */
export async function inputPictures(dataUrls: readonly string[], who?: string): Promise<InputPicture[]> {
  const all = dataUrls.map(bytesOf);
  if (all.reduce((sum, bytes) => sum + bytes.length, 0) > INPUT_IMAGE.maxBytes)
    throw new AppError('image_too_large');
  const pictures: InputPicture[] = [];
  try {
    for (const bytes of all) {
      const { format, width, height } = await readPicture(bytes, who);
      pictures.push({ bytes, contentType: `image/${format}`, width, height });
    }
  } catch (error) {
    throw asAppError(error);
  }
  return pictures;
}

/** @throws {AppError} `invalid_image` */
function bytesOf(dataUrl: string): Buffer {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  if (!/^data:image\/(jpeg|jpg|png|webp);base64$/.test(head)) throw new AppError('invalid_image');
  const bytes = Buffer.from(base64, 'base64');
  // Only the one canonical spelling: no spaces, no other alphabet, nothing after the padding.
  if (bytes.length === 0 || `${head},${bytes.toString('base64')}` !== dataUrl)
    throw new AppError('invalid_image');
  return bytes;
}

/** What a picture that cannot be used is answered with; other errors stay what they are. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  if (error.code === 'busy') return new AppError('overloaded');
  return new AppError(error.code === 'too_many_pixels' ? 'too_many_pixels' : 'invalid_image');
}
