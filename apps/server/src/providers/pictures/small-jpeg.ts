import { withPicture } from './decode.ts';

const QUALITY = 80;

/**
 * A picture as a small JPEG, on white where it was transparent; none of the file's own words are in it.
 * @param side pixels that the longer side has at most
 * @throws {PictureError}
 */
export function smallJpeg(bytes: Uint8Array, side: number): Promise<Buffer> {
  return withPicture(bytes, (picture) =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
}
