import { decodeAs } from '../text-codec.ts';
import { decodeText, latin1, uint } from './binary.ts';

const CODE_LENGTH = 8;

/**
 * EXIF's UserComment: eight bytes that name the code, then the text. What stands in files is freer than that: text
 * without a code, UTF-8 called ASCII, and UTF-16 of either byte order whatever that of the TIFF block is.
 * @param little the byte order of the TIFF block, which decides where the text itself gives no hint
 */
export function decodeUserComment(bytes: Uint8Array, little: boolean): string {
  const code = latin1(bytes.subarray(0, CODE_LENGTH));
  const name = code.replace(/[\0 ]+$/, '').toUpperCase();
  const text = bytes.subarray(CODE_LENGTH);
  switch (name) {
    case 'UNICODE':
      return trimNuls(decodeUtf16(text, little));
    case 'ASCII':
    case 'UTF8':
    case 'UTF-8':
      return trimNuls(decodeText(text));
    case 'JIS':
      return trimNuls(text.includes(0x1b) ? decodeAs('iso-2022-jp', text) : decodeText(text));
    case '':
      return bytes.length < CODE_LENGTH ? '' : trimNuls(undeclared(text, little));
    default:
      return trimNuls(undeclared(bytes, little));
  }
}

/** NUL bytes at both ends are padding. */
export function trimNuls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) === 0) start++;
  while (end > start && text.charCodeAt(end - 1) === 0) end--;
  return text.slice(start, end);
}

/** Bytes whose code is not given: every second one zero means UTF-16. */
function undeclared(bytes: Uint8Array, little: boolean): string {
  const zeros = zeroBytes(bytes);
  const most = Math.max(zeros.even, zeros.odd);
  return most * 4 > bytes.length && most > 4 * Math.min(zeros.even, zeros.odd)
    ? decodeUtf16(bytes, little)
    : decodeText(bytes);
}

/** By the byte order mark; else the zero bytes of its Latin letters tell the order. */
function decodeUtf16(bytes: Uint8Array, little: boolean): string {
  const mark = uint(bytes, 0, 2);
  if (mark === 0xfffe) return decodeAs('utf-16le', bytes);
  if (mark === 0xfeff) return decodeAs('utf-16be', bytes);
  const { even, odd } = zeroBytes(bytes);
  const low = even === odd ? little : odd > even;
  return decodeAs(low ? 'utf-16le' : 'utf-16be', bytes.subarray(0, bytes.length & ~1));
}

function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  return { even, odd };
}
