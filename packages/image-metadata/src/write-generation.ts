import { isJpeg } from './containers/jpeg.ts';
import { isPng } from './containers/png.ts';
import { isWebp } from './containers/webp.ts';
import type { GenerationRecord } from './generation-record.ts';
import { writeJpeg } from './writing/write-jpeg.ts';
import { writePng } from './writing/write-png.ts';
import { writeWebp } from './writing/write-webp.ts';

/**
 * Writes a generation into a PNG, JPEG or WebP: A1111 text, XMP with IPTC's AI fields, and one private JSON without
 * loss (a PNG chunk; in JPEG and WebP a property of the XMP packet). Pixels are not touched, what others wrote is
 * kept, and what this wrote before is replaced.
 *
 * Content Credentials are taken out of the copy: they are signed over all bytes of the file, so that a program that
 * checks them would call the picture forged. Whoever wants them has the file as it came.
 * @returns null where the bytes are none of the three formats, or broken, or where the texts do not fit into the
 *   64 kB of a JPEG segment (10,000 characters of both prompts always do)
 */
export function writeGeneration(bytes: Uint8Array, record: GenerationRecord): Uint8Array | null {
  if (isPng(bytes)) return writePng(bytes, record);
  if (isJpeg(bytes)) return writeJpeg(bytes, record);
  if (isWebp(bytes)) return writeWebp(bytes, record);
  return null;
}
