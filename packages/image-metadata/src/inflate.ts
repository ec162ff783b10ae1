import { Bits, Broken, type Codes, codesOf } from './huffman.ts';
import { crc32 } from './writing/crc32.ts';

/** How the bytes are packed: bare DEFLATE (RFC 1951), in a zlib (RFC 1950) or a gzip (RFC 1952) wrapper. */
export type Packing = 'raw' | 'zlib' | 'gzip';

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** The order in which a block gives the lengths of its code-length codes. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;

const FIXED_LITERALS = codesOf(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
  false,
);
const FIXED_DISTANCES = codesOf(new Uint8Array(32).fill(5), false);

/** The growing result. */
class Output {
  readonly #limit: number;
  #bytes: Uint8Array;
  #length = 0;

  constructor(limit: number, firstGuess: number) {
    this.#limit = limit;
    this.#bytes = new Uint8Array(Math.min(limit, firstGuess));
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = byte;
  }

  append(bytes: Uint8Array): void {
    if (bytes.length > this.#bytes.length - this.#length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Repeats what stands `distance` bytes back; it may overlap itself. */
  repeat(distance: number, count: number): void {
    if (distance > this.#length) throw new Broken('A look back before the start');
    if (count > this.#bytes.length - this.#length) this.#grow(count);
    const bytes = this.#bytes;
    const end = this.#length + count;
    for (let at = this.#length; at < end; at++) bytes[at] = bytes[at - distance] ?? 0;
    this.#length = end;
  }

  #grow(by: number): void {
    const needed = this.#length + by;
    if (needed > this.#limit) throw new Broken('More than the limit');
    const grown = new Uint8Array(Math.min(this.#limit, Math.max(needed, this.#bytes.length * 2)));
    grown.set(this.bytes);
    this.#bytes = grown;
  }
}

function stored(bits: Bits, output: Output): void {
  bits.toByte();
  const length = bits.take(16);
  if (bits.take(16) !== (length ^ 0xffff)) throw new Broken('A length that contradicts itself');
  bits.toByte();
  output.append(bits.bytes(length));
}

function compressed(bits: Bits, output: Output, literals: Codes, distances: Codes): void {
  for (;;) {
    const symbol = bits.symbol(literals);
    if (symbol < END_OF_BLOCK) {
      output.push(symbol);
      continue;
    }
    if (symbol === END_OF_BLOCK) return;
    const base = LENGTH_BASE[symbol - END_OF_BLOCK - 1];
    if (base === undefined) throw new Broken('No such length');
    const count = base + bits.take(LENGTH_EXTRA[symbol - END_OF_BLOCK - 1] ?? 0);
    const far = bits.symbol(distances);
    const nearest = DISTANCE_BASE[far];
    if (nearest === undefined) throw new Broken('No such distance');
    output.repeat(nearest + bits.take(DISTANCE_EXTRA[far] ?? 0), count);
  }
}

function dynamicCodes(bits: Bits): { literals: Codes; distances: Codes } {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  if (literals > 286 || distances > 30) throw new Broken('Too many codes');
  const order = CODE_LENGTH_ORDER.slice(0, bits.take(4) + 4);
  const codeLengths = new Uint8Array(CODE_LENGTH_ORDER.length);
  for (const symbol of order) codeLengths[symbol] = bits.take(3);
  const codes = codesOf(codeLengths, false);
  const lengths = new Uint8Array(literals + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = bits.symbol(codes);
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) throw new Broken('Nothing to repeat');
    const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const count = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    if (count > lengths.length - at) throw new Broken('Too many lengths');
    lengths.fill(value, at, at + count);
    at += count;
  }
  return {
    literals: codesOf(lengths.subarray(0, literals), true),
    distances: codesOf(lengths.subarray(literals), true),
  };
}

function unpack(bits: Bits, output: Output): void {
  let last = false;
  while (!last) {
    last = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) stored(bits, output);
    else if (kind === 1) compressed(bits, output, FIXED_LITERALS, FIXED_DISTANCES);
    else if (kind === 2) {
      const { literals, distances } = dynamicCodes(bits);
      compressed(bits, output, literals, distances);
    } else throw new Broken('No such kind of block');
  }
  bits.toByte();
}

function skipZlibHeader(bits: Bits): void {
  const [method = 0, flags = 0] = bits.bytes(2);
  const presetDictionary = flags & 0x20;
  if ((method & 15) !== 8 || method >> 4 > 7 || (method * 256 + flags) % 31 !== 0 || presetDictionary) {
    throw new Broken('No zlib header');
  }
}

function skipGzipHeader(bits: Bits, packed: Uint8Array): void {
  const [first, second, method, flags = 0] = bits.bytes(10);
  if (first !== 0x1f || second !== 0x8b || method !== 8 || flags & 0xe0) throw new Broken('No gzip header');
  if (flags & 4) bits.bytes(little(bits.bytes(2)));
  const texts = (flags & 8 ? 1 : 0) + (flags & 16 ? 1 : 0);
  for (let text = 0; text < texts; text++) {
    const end = packed.indexOf(0, bits.at);
    if (end < 0) throw new Broken('A text without an end');
    bits.bytes(end + 1 - bits.at);
  }
  if (flags & 2) {
    const sum = crc32(packed.subarray(0, bits.at)) & 0xffff;
    if (little(bits.bytes(2)) !== sum) throw new Broken('The header is damaged');
  }
}

/** The check sum of zlib. */
function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let at = 0; at < bytes.length; ) {
    // So many sums fit into 32 bits before the remainder must be taken.
    const end = Math.min(at + 5552, bytes.length);
    for (; at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return ((high << 16) | low) >>> 0;
}

function little(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}

function big(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

function unwrap(packed: Uint8Array, packing: Packing, limit: number): Uint8Array {
  const bits = new Bits(packed, 0);
  if (packing === 'zlib') skipZlibHeader(bits);
  if (packing === 'gzip') skipGzipHeader(bits, packed);
  const output = new Output(limit, packed.length * 4);
  unpack(bits, output);
  const { bytes } = output;
  const sound =
    packing === 'raw' ||
    (packing === 'zlib'
      ? big(bits.bytes(4)) === adler32(bytes)
      : little(bits.bytes(4)) === crc32(bytes) && little(bits.bytes(4)) === bytes.length);
  if (!sound) throw new Broken('The checksum differs');
  return bytes;
}

/**
 * Unpacks, up to a limit. What follows the packed data is ignored.
 * @param limit bytes of the result; more is refused while it grows, so that a bomb costs nothing
 * @returns null for broken data, or for more than the limit
 */
export function inflate(packed: Uint8Array, packing: Packing, limit: number): Uint8Array | null {
  try {
    return unwrap(packed, packing, limit);
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
}
