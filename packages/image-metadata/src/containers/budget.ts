const MIB = 1024 * 1024;
/** Bytes of one compressed text, unpacked. */
const PER_TEXT = 2 * MIB;

/** The most chunks or segments that are walked over; a picture of 100 MB in pieces of 8 kB has some 12,000. */
export const MAX_WALK = 100_000;

/** How much of one file is taken in. What is beyond is left out, as if it were not there. */
export class Budget {
  #text = 16 * MIB;
  #unpacked = 8 * MIB;
  #pieces = 4096;

  /** Whether one more chunk or segment may be looked at, with this many bytes of text. */
  take(bytes: number): boolean {
    if (this.#pieces === 0 || bytes > this.#text) return false;
    this.#pieces -= 1;
    this.#text -= bytes;
    return true;
  }

  /** Unpacks within what is left for one text and for all together. A refused one counts as a whole one. */
  unpack(unpacker: (limit: number) => Uint8Array | null): Uint8Array | null {
    const limit = Math.min(PER_TEXT, this.#unpacked);
    if (limit === 0) return null;
    const unpacked = unpacker(limit);
    this.#unpacked -= unpacked?.length ?? limit;
    return unpacked;
  }
}
