import type { CameraFacts, PictureFormat, Size } from '../metadata.ts';

/** The EXIF tags that tools write texts into. */
export const EXIF_TEXTS = [
  'ImageDescription',
  'Make',
  'Model',
  'Software',
  'Artist',
  'Copyright',
  'DocumentName',
  'MakerNote',
  'UserComment',
  'XPTitle',
  'XPComment',
  'XPKeywords',
] as const;
export type ExifText = (typeof EXIF_TEXTS)[number];

/** One text of a PNG, in file order. Its chunk type stands where it came from. */
export interface PngText {
  readonly chunk: 'tEXt' | 'zTXt' | 'iTXt';
  readonly keyword: string;
  readonly text: string;
}

/** What a file holds, before anyone knows which tool wrote it. Everything is decoded to text, nothing is understood. */
export interface Container {
  readonly format: PictureFormat;
  readonly size: Size | null;
  /** PNG alone. A keyword may come more than once. */
  readonly pngTexts: readonly PngText[];
  readonly exif: Readonly<Partial<Record<ExifText, string>>>;
  readonly camera: CameraFacts | null;
  /** The XMP packet. */
  readonly xmp: string | null;
  /** JPEG COM segments. */
  readonly comments: readonly string[];
  /** The JUMBF box of the Content Credentials, put together. */
  readonly jumbf: Uint8Array | null;
}
