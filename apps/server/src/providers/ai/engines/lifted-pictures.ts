/** Bytes that so many characters of base64 make at most. */
const unpackedSize = (characters: number) => Math.ceil((characters * 3) / 4) + 1;

/** JSON without its pictures, and the pictures. */
export interface Lifted {
  readonly json: Buffer;
  readonly pictures: readonly Buffer[];
}

/** Characters from which on a text is taken for a picture; no prompt is that long. */
const LONG = 65_536;
/** Characters of room at the end, so that the last bytes do not make the block grow. */
const SLACK = 1_024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What a sign of base64 stands for, in either alphabet; all others, such as what JSON escapes with, are passed over. */
const NONE = 64;
const VALUES = new Uint8Array(256).fill(NONE);
for (const alphabet of ['+/', '-_']) {
  const signs = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`;
  for (const [value, sign] of [...signs].entries()) VALUES[sign.charCodeAt(0)] = value;
}
/** Begins what stands in the place of a picture: no base64 has it. */
const MARK = '*picture ';

/** The bytes that a text of the JSON stands for, lifted out or still in it. */
export function bytesOfPicture(text: string, { pictures }: Pick<Lifted, 'pictures'>): Buffer {
  if (text.startsWith(MARK)) return pictures[Number(text.slice(MARK.length))] ?? Buffer.alloc(0);
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}

/** Where a block is filled to, and the bits that do not make up a whole byte yet. */
interface Filling {
  readonly filled: number;
  readonly bits: number;
  readonly bitCount: number;
}

/**
 * Unpacks base64 sign by sign: as texts, its parts would fill the memory faster than it is tidied.
 * Its variables are its own, without which this takes ten times as long.
 */
function unpackInto(block: Buffer, part: Buffer, from: Filling): Filling {
  let { filled, bits, bitCount } = from;
  for (let at = 0; at < part.length; at += 1) {
    const value = VALUES[part[at] ?? 0] ?? NONE;
    if (value === NONE) continue;
    bits = ((bits << 6) | value) & 0x3fff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    block[filled] = bits >> bitCount;
    filled += 1;
  }
  return { filled, bits, bitCount };
}

/**
 * Reads JSON as it arrives, and unpacks the pictures in it at once into one block of memory: as text they would be
 * there three times over.
 * @param expected bytes of the whole, where that is known
 */
export function pictureLifter(expected = 0): { feed(chunk: Buffer): void; end(): Lifted } {
  const json: Buffer[] = [];
  const ends: number[] = [];
  let block = Buffer.allocUnsafe(unpackedSize(expected + SLACK));
  let filled = 0;
  let isText = false;
  let isEscaped = false;
  /** The text so far, while it may still be a short one. */
  let text: Buffer[] = [];
  let length = 0;
  let isPicture = false;
  /** Of a picture: bits that do not make up a whole byte yet, and how many. */
  let bits = 0;
  let bitCount = 0;

  function makeRoom(bytes: number): void {
    if (filled + bytes <= block.length) return;
    const larger = Buffer.allocUnsafe(Math.max(filled + bytes, block.length * 2));
    block.copy(larger, 0, 0, filled);
    block = larger;
  }

  function unpack(part: Buffer): void {
    makeRoom(unpackedSize(part.length));
    ({ filled, bits, bitCount } = unpackInto(block, part, { filled, bits, bitCount }));
  }

  function addToText(part: Buffer): void {
    if (isPicture) {
      unpack(part);
      return;
    }
    text.push(Buffer.from(part));
    length += part.length;
    if (length < LONG) return;
    const begun = Buffer.concat(text);
    const comma = begun.subarray(0, 100).indexOf(',');
    text = [];
    isPicture = true;
    unpack(begun.subarray(begun.subarray(0, 5).toString() === 'data:' ? comma + 1 : 0));
  }

  function endText(): void {
    if (isPicture) {
      json.push(Buffer.from(`${MARK}${ends.length}`));
      ends.push(filled);
    } else json.push(...text);
    text = [];
    length = 0;
    isPicture = false;
    bits = 0;
    bitCount = 0;
  }

  /** Where a text ends in a chunk, or the chunk does. */
  function endOfText(chunk: Buffer, from: number): number {
    const quote = chunk.indexOf(QUOTE, from);
    const backslash = isEscaped ? from : chunk.indexOf(BACKSLASH, from);
    if (backslash < 0 || (quote >= 0 && quote < backslash)) return quote < 0 ? chunk.length : quote;
    for (let at = from; at < chunk.length; at += 1) {
      if (isEscaped) isEscaped = false;
      else if (chunk[at] === BACKSLASH) isEscaped = true;
      else if (chunk[at] === QUOTE) return at;
    }
    return chunk.length;
  }

  return {
    feed(chunk) {
      for (let at = 0; at < chunk.length; ) {
        const quote = chunk.indexOf(QUOTE, at);
        const end = isText ? endOfText(chunk, at) : quote < 0 ? chunk.length : quote;
        if (isText) addToText(chunk.subarray(at, end));
        else json.push(Buffer.from(chunk.subarray(at, end)));
        at = end + 1;
        if (end === chunk.length) return;
        if (isText) endText();
        json.push(Buffer.from('"'));
        isText = !isText;
      }
    },
    end: () => ({
      json: Buffer.concat([...json, ...text]),
      pictures: ends.map((end, index) => block.subarray(ends[index - 1] ?? 0, end)),
    }),
  };
}
