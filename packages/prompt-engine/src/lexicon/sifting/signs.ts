/*
 * The threes of neighbouring signs that a text has, as bits: whether a stretch may stand in it is two look-ups, for
 * its first three signs and its last.
 */

const BITS = 13;
const WORDS = 2 ** (BITS - 5);
/** Texts whose threes are kept: a sentence is read in about a hundred pieces. */
const KEPT = 512;

const spread = (one: number, two: number, three: number): number =>
  Math.imul(Math.imul(Math.imul(one, 31) + two, 31) + three, 0x9e3779b1) >>> (32 - BITS);

const threeAt = (text: string, at: number): number =>
  spread(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2));

/** A stretch of three signs or more, as the numbers of its first three and its last. */
export const numberOf = (stretch: string): number =>
  (threeAt(stretch, 0) << 16) | threeAt(stretch, stretch.length - 3);

/** The bits of all kept texts, and where those of each begin. */
const bits = new Uint32Array(KEPT * WORDS);
const starts = new Map<string, number>();
/** Of each kept text 1 where it has ASCII alone. */
const plain = new Uint8Array(KEPT);
let lastText = '';
let lastStart = 0;

function note(text: string, start: number): void {
  bits.fill(0, start, start + WORDS);
  // An old long s matches an s.
  const low = text.toLowerCase().replaceAll('ſ', 's');
  let [one, two] = [low.charCodeAt(0), low.charCodeAt(1)];
  for (let at = 2; at < low.length; at++) {
    const three = low.charCodeAt(at);
    const number = spread(one, two, three);
    const word = start + (number >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (number & 31));
    one = two;
    two = three;
  }
}

const ASCII = /^[\0-\x7f]*$/;

function startOf(text: string): number {
  if (text === lastText) return lastStart;
  let start = starts.get(text);
  if (start === undefined) {
    if (starts.size >= KEPT) starts.clear();
    start = starts.size * WORDS;
    starts.set(text, start);
    note(text, start);
    plain[start / WORDS] = ASCII.test(text) ? 1 : 0;
  }
  lastText = text;
  lastStart = start;
  return start;
}

const isSet = (start: number, number: number): boolean =>
  (((bits[start + (number >>> 5)] ?? 0) >>> (number & 31)) & 1) === 1;

/** Whether one of several stretches may stand in a text: sometimes wrongly yes, never wrongly no. */
export function mayHold(text: string, numbers: Uint32Array): boolean {
  const start = startOf(text);
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    if (isSet(start, number >>> 16) && isSet(start, number & 0xffff)) return true;
  }
  return false;
}

/** Whether a text has ASCII alone. */
export const isAscii = (text: string): boolean => plain[startOf(text) / WORDS] === 1;

/** Whether a text may have three signs, by their number. */
export const has = (text: string, number: number): boolean => isSet(startOf(text), number);

/** Numbers of threes, as the bits of a text that has all of them. */
export function maskOf(numbers: Iterable<number>): Uint32Array {
  const mask = new Uint32Array(WORDS);
  for (const number of numbers) mask[number >>> 5] = (mask[number >>> 5] ?? 0) | (1 << (number & 31));
  return mask;
}

/** The numbers of a mask that a text has as well. */
export function commonTo(text: string, mask: Uint32Array): number[] {
  const start = startOf(text);
  const common: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    let left = (bits[start + word] ?? 0) & (mask[word] ?? 0);
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      common.push(word * 32 + bit);
      left &= ~(1 << bit);
    }
  }
  return common;
}
