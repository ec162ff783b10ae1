import { latin1, startsWith, uint } from './containers/binary.ts';
import { isFrame, isJpeg, SOS } from './containers/jpeg.ts';
import { isPng } from './containers/png.ts';
import { isWebp, readSize } from './containers/webp.ts';
import type { Size } from './metadata.ts';

/** Up to where the first chunk of a PNG, which is its header, says the size. */
const PNG_SIZE_END = 24;
/** Up to where the first chunk of a WebP does, of each of its three kinds. */
const WEBP_SIZE_END = 30;

/**
 * The size that a picture has by its own first bytes, while the rest is still to come. Nothing proves that the rest
 * agrees.
 * @returns 'more' where bytes that would tell are still missing; null where the file is of no format that is read, or
 * does not begin as one should
 */
export function sizeInHead(head: Uint8Array): Size | 'more' | null {
  if (isPng(head)) return head.length < PNG_SIZE_END ? 'more' : pngSize(head);
  if (isWebp(head)) return head.length < WEBP_SIZE_END ? 'more' : webpSize(head);
  if (isJpeg(head)) return jpegSize(head);
  return head.length < 'RIFF____WEBP'.length ? 'more' : null;
}

function pngSize(head: Uint8Array): Size | null {
  return startsWith(head, 'IHDR', 12) ? { width: uint(head, 16, 4), height: uint(head, 20, 4) } : null;
}

const webpSize = (head: Uint8Array): Size | null =>
  readSize(latin1(head.subarray(12, 16)), head.subarray(20, WEBP_SIZE_END));

/** From segment to segment up to the frame, without those that are not all there: only their lengths are needed. */
function jpegSize(head: Uint8Array): Size | 'more' | null {
  let at = 2;
  while (at + 9 <= head.length) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: uint(head, at + 7, 2), height: uint(head, at + 5, 2) };
    else if (marker === SOS || marker < 0xc0 || uint(head, at + 2, 2) < 2) return null;
    else at += 2 + uint(head, at + 2, 2);
  }
  return 'more';
}
