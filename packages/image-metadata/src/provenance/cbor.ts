import { decodeText } from '../containers/binary.ts';

/** A value of CBOR. Tags are left out, whole keys stand as their digits, `undefined` is null. */
export type Cbor =
  | number
  | bigint
  | string
  | boolean
  | null
  | Uint8Array
  | readonly Cbor[]
  | ReadonlyMap<string, Cbor>;

const DEEPEST = 32;
const MOST_ITEMS = 50_000;
const BREAK = 0xff;
const INDEFINITE = 31;

/** Broken data. Thrown and caught within this file. */
class Broken extends Error {}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  #items = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  value(depth: number): Cbor {
    if (depth > DEEPEST || ++this.#items > MOST_ITEMS) throw new Broken('Too much');
    const first = this.#take(1)[0] ?? 0;
    const kind = first >> 5;
    const detail = first & 31;
    if (kind === 7) return this.#simple(detail);
    if (kind === 2) return this.#string(kind, detail);
    if (kind === 3) return decodeText(this.#string(kind, detail));
    if (kind === 4) return this.#series(detail, () => this.value(depth + 1));
    if (kind === 5) return this.#map(detail, depth);
    const number = this.#argument(detail);
    if (kind === 6) return this.value(depth + 1);
    return kind === 0 ? number : typeof number === 'bigint' ? -1n - number : -1 - number;
  }

  /** The number that every head carries, or that follows it. */
  #argument(detail: number): number | bigint {
    if (detail < 24) return detail;
    if (detail > 27) throw new Broken('No such length');
    const size = 1 << (detail - 24);
    const at = this.#at;
    this.#take(size);
    if (size === 1) return this.#view.getUint8(at);
    if (size === 2) return this.#view.getUint16(at);
    if (size === 4) return this.#view.getUint32(at);
    const large = this.#view.getBigUint64(at);
    return large > BigInt(Number.MAX_SAFE_INTEGER) ? large : Number(large);
  }

  #string(kind: number, detail: number): Uint8Array {
    if (detail !== INDEFINITE) return this.#take(Number(this.#argument(detail)));
    const parts = this.#series(detail, () => {
      const first = this.#take(1)[0] ?? 0;
      if (first >> 5 !== kind) throw new Broken('A part of another kind');
      return this.#take(Number(this.#argument(first & 31)));
    });
    const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #map(detail: number, depth: number): ReadonlyMap<string, Cbor> {
    const pairs = this.#series(detail, () => {
      const key = this.value(depth + 1);
      return [
        String(key instanceof Uint8Array || typeof key === 'object' ? '' : key),
        this.value(depth + 1),
      ] as const;
    });
    return new Map(pairs);
  }

  /** As many as said, or up to the break. */
  #series<Part>(detail: number, read: () => Part): Part[] {
    const parts: Part[] = [];
    if (detail !== INDEFINITE) {
      const count = Number(this.#argument(detail));
      while (parts.length < count) parts.push(read());
      return parts;
    }
    while (this.#bytes[this.#at] !== BREAK) parts.push(read());
    this.#at++;
    return parts;
  }

  #simple(detail: number): Cbor {
    if (detail === 20 || detail === 21) return detail === 21;
    if (detail === INDEFINITE) throw new Broken('A break without a start');
    if (detail < 25) {
      this.#argument(detail);
      return null;
    }
    const at = this.#at;
    this.#argument(detail);
    if (detail === 25) return half(this.#view.getUint16(at));
    return detail === 26 ? this.#view.getFloat32(at) : this.#view.getFloat64(at);
  }

  #take(count: number): Uint8Array {
    if (count > this.#bytes.length - this.#at) throw new Broken('The data end early');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
}

function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent ? 2 ** (exponent - 25) * (1024 + fraction) : 2 ** -24 * fraction);
}

/**
 * Reads one CBOR value (RFC 8949); what follows it is ignored. Bounded in depth and number of values.
 * @returns null for broken data
 */
export function readCbor(bytes: Uint8Array): Cbor {
  try {
    return new Reader(bytes).value(0);
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
}

/** A field of a map; null where it is none or has no such field. */
export const field = (value: Cbor, name: string): Cbor =>
  value instanceof Map ? (value.get(name) ?? null) : null;

/** The items of an array; none where it is no array. */
export const listOf = (value: Cbor): readonly Cbor[] => (Array.isArray(value) ? value : []);
