import { INPUT_IMAGE } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import { PictureError, readPicture } from '../../providers/pictures/decode.ts';

/**
 * The bytes of a picture that came as a data URL: whole, of a type that we read, and not too large.
 * @throws {AppError} `invalid_image`, `image_too_large` or `too_many_pixels`
 */
export async function inputPicture(dataUrl: string): Promise<Buffer> {
  const [head = '', base64 = ''] = dataUrl.split(',', 2);
  if (!/^data:image\/(jpeg|jpg|png|webp);base64$/.test(head)) throw new AppError('invalid_image');
  const bytes = Buffer.from(base64, 'base64');
  // Only the one canonical spelling: no spaces, no other alphabet, nothing after the padding.
  if (bytes.length === 0 || `${head},${bytes.toString('base64')}` !== dataUrl)
    throw new AppError('invalid_image');
  if (bytes.length > INPUT_IMAGE.maxBytes) throw new AppError('image_too_large');
  try {
    await readPicture(bytes);
  } catch (error) {
    throw asAppError(error);
  }
  return bytes;
}

/** What a picture that cannot be used is answered with; other errors stay what they are. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  if (error.code === 'busy') return new AppError('overloaded');
  return new AppError(error.code === 'too_many_pixels' ? 'too_many_pixels' : 'invalid_image');
}
