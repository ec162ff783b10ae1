import type { Sharp as Pipeline } from 'sharp';
import { type PictureFacts, withPicture } from './decode.ts';
import { loadSharp } from './load-sharp.ts';

/** 8-bit sRGB, three bytes for each pixel. */
interface Raw {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A picture made small enough to be measured, and what else was asked of the same decode. */
export interface Look {
  readonly facts: PictureFacts;
  /** Upright, on white where it was transparent. */
  readonly pixels: Raw;
  /** A data URL. */
  readonly thumbnail: string | undefined;
  /** JPEG of the small picture: none of the file's own words are in it. */
  readonly jpeg: Uint8Array | undefined;
  /** Of every pixel of the file, one byte each; undefined where there is none. */
  readonly alpha: Raw | undefined;
}

interface Wanted {
  /** Pixels, the longer side; undefined for none. */
  readonly thumbnailSide: number | undefined;
  readonly jpeg: boolean;
  readonly alpha: boolean;
}

/** The longer side of what is measured. */
const SIDE = 1_024;
/** Beyond this many pixels nobody looks into the alpha channel. */
const ALPHA_PIXELS = 16_000_000;
const JPEG_QUALITY = 85;

/**
 * Looks at a picture that somebody sent. Everything but the alpha channel comes from one decode.
 * @param who sent it; undefined for the server's own pictures
 * @throws {PictureError}
 */
export function lookAt(bytes: Uint8Array, wanted: Wanted, who?: string): Promise<Look> {
  const look = async (picture: Pipeline, facts: PictureFacts) => {
    const { hasAlpha, width, height } = await picture.metadata();
    const isRead = wanted.alpha && hasAlpha && width * height <= ALPHA_PIXELS;
    const alpha = isRead ? await rawOf(picture.clone().extractChannel('alpha')) : undefined;
    const pixels = await rawOf(
      picture
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb'),
    );
    return { facts, pixels, alpha, ...(await copiesOf(pixels, wanted)) };
  };
  return withPicture(bytes, look, who);
}

/** Copied, for a buffer that can be handed to another thread: sharp 0.35.5 never frees its `toUint8Array`. */
async function rawOf(picture: Pipeline): Promise<Raw> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

async function copiesOf(
  { data, width, height }: Raw,
  { thumbnailSide, jpeg }: Wanted,
): Promise<Pick<Look, 'thumbnail' | 'jpeg'>> {
  const sharp = await loadSharp();
  const small = () => sharp(data, { raw: { width, height, channels: 3 } });
  const webp =
    thumbnailSide &&
    (await small()
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 2 })
      .toBuffer());
  return {
    thumbnail: webp ? `data:image/webp;base64,${webp.toString('base64')}` : undefined,
    jpeg: jpeg ? await small().jpeg({ quality: JPEG_QUALITY }).toBuffer() : undefined,
  };
}
