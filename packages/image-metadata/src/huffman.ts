const LONGEST_CODE = 15;
/** Codes up to this length are found in one look; the few longer ones bit by bit. */
const QUICK_BITS = 9;

/** Broken data. `inflate` catches it. */
export class Broken extends Error {}

/** A Huffman code, ready to decode. */
export interface Codes {
  /** By the next bits of the stream: symbol * 16 + length, or 0 for a longer code or none. */
  readonly quick: Uint16Array;
  /** How many codes there are of each length. */
  readonly counts: Uint16Array;
  /** In the order of their codes. */
  readonly symbols: Uint16Array;
}

/** The canonical Huffman codes of the given lengths. A code that is not full is sound only as one single bit. */
export function codesOf(lengths: Uint8Array, mayBeSingle: boolean): Codes {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST_CODE + 2);
  const offsets = new Uint16Array(LONGEST_CODE + 2);
  let free = 1;
  let longest = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const count = counts[length] ?? 0;
    free = free * 2 - count;
    if (free < 0) throw new Broken('More codes than bits allow');
    if (count > 0) longest = length;
    next[length + 1] = ((next[length] ?? 0) + count) << 1;
    offsets[length + 1] = (offsets[length] ?? 0) + count;
  }
  if (free > 0 && longest > 0 && !(mayBeSingle && longest === 1)) throw new Broken('Codes are missing');
  const quick = new Uint16Array(1 << QUICK_BITS);
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const place = offsets[length] ?? 0;
    offsets[length] = place + 1;
    symbols[place] = symbol;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    if (length > QUICK_BITS) continue;
    for (let at = reversed(code, length); at < quick.length; at += 1 << length)
      quick[at] = symbol * 16 + length;
  }
  return { quick, counts, symbols };
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}

/** The stream of bits, the lowest of each byte first. */
export class Bits {
  readonly #bytes: Uint8Array;
  at: number;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** The next bits as a number; at most 16. */
  take(count: number): number {
    this.#hold(count);
    if (this.#count < count) throw new Broken('The data end early');
    const value = this.#held & ((1 << count) - 1);
    this.#drop(count);
    return value;
  }

  /** The next symbol of a Huffman code. */
  symbol(codes: Codes): number {
    this.#hold(LONGEST_CODE);
    const found = codes.quick[this.#held & ((1 << QUICK_BITS) - 1)] ?? 0;
    if (found === 0) return this.#longSymbol(codes);
    if ((found & 15) > this.#count) throw new Broken('The data end early');
    this.#drop(found & 15);
    return found >> 4;
  }

  #longSymbol(codes: Codes): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= Math.min(LONGEST_CODE, this.#count); length++) {
      code |= (this.#held >> (length - 1)) & 1;
      const count = codes.counts[length] ?? 0;
      if (code - first < count) {
        this.#drop(length);
        return codes.symbols[index + code - first] ?? 0;
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Broken('No such code');
  }

  /** Puts back what was held of whole bytes, drops the rest of a begun one. */
  toByte(): void {
    this.at -= this.#count >> 3;
    this.#held = 0;
    this.#count = 0;
  }

  /** Bytes as they are, from a byte's start. */
  bytes(count: number): Uint8Array {
    const from = this.at;
    if (count > this.#bytes.length - from) throw new Broken('The data end early');
    this.at = from + count;
    return this.#bytes.subarray(from, this.at);
  }

  #hold(count: number): void {
    while (this.#count < count && this.at < this.#bytes.length) {
      this.#held |= (this.#bytes[this.at++] ?? 0) << this.#count;
      this.#count += 8;
    }
  }

  #drop(count: number): void {
    this.#held >>>= count;
    this.#count -= count;
  }
}
