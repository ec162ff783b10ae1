import { LONGEST } from './needed.ts';

/*
 * The stretches of two to four signs that a text has, as bits: whether a stretch may stand in it is one look-up.
 */

const BITS = 15;
/** Texts whose stretches are kept: a sentence is read in about a hundred pieces. */
const KEPT = 256;

const spread = (sum: number, length: number): number =>
  Math.imul(sum + length * 0x1000193, 0x9e3779b1) >>> (32 - BITS);

/** The number of a stretch. */
export function numberOf(stretch: string): number {
  let sum = 0;
  for (let at = 0; at < stretch.length; at++) sum = (Math.imul(sum, 31) + stretch.charCodeAt(at)) | 0;
  return spread(sum, stretch.length);
}

function bitsOf(text: string): Uint32Array {
  const bits = new Uint32Array(2 ** (BITS - 5));
  // An old long s matches an s.
  const low = text.toLowerCase().replaceAll('ſ', 's');
  for (let from = 0; from < low.length; from++) {
    const to = Math.min(low.length, from + LONGEST);
    let sum = low.charCodeAt(from);
    for (let at = from + 1; at < to; at++) {
      sum = (Math.imul(sum, 31) + low.charCodeAt(at)) | 0;
      const number = spread(sum, at - from + 1);
      bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
    }
  }
  return bits;
}

const kept = new Map<string, Uint32Array>();
let last: { readonly text: string; readonly bits: Uint32Array } = { text: '', bits: bitsOf('') };

function keptBitsOf(text: string): Uint32Array {
  if (text === last.text) return last.bits;
  let bits = kept.get(text);
  if (!bits) {
    if (kept.size >= KEPT) kept.clear();
    bits = bitsOf(text);
    kept.set(text, bits);
  }
  last = { text, bits };
  return bits;
}

/** Whether one of several stretches may stand in a text: sometimes wrongly yes, never wrongly no. */
export function mayHold(text: string, numbers: Uint16Array): boolean {
  const bits = keptBitsOf(text);
  for (const number of numbers) if (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) return true;
  return false;
}
