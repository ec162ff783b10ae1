import { sizeInHead } from '@framewright/image-metadata';
import { AppError } from '../../http/app-error.ts';
import { hasTooManyPixels } from '../../providers/pictures/decode.ts';

/**
 * Looks for the size of a picture in its first bytes.
 * @returns whether more of them would tell nothing more
 * @throws {AppError} `too_many_pixels`
 */
export function hasToldItsSize(head: Uint8Array): boolean {
  const size = sizeInHead(head);
  if (size === 'more') return false;
  if (size && hasTooManyPixels(size)) throw new AppError('too_many_pixels');
  return true;
}
