import { decodeText, latin1, uint } from '../containers/binary.ts';

const DEEPEST = 16;
const MOST_BOXES = 10_000;
const HEADER = 8;
const LONG_HEADER = 16;

/** A box of data inside a superbox. */
export interface ContentBox {
  /** 'cbor', 'json', 'bidb', … */
  readonly type: string;
  readonly data: Uint8Array;
}

/** A superbox of JUMBF (ISO 19566-5). */
export interface Superbox {
  readonly label: string;
  readonly boxes: readonly Superbox[];
  readonly contents: readonly ContentBox[];
}

/** The boxes in a row. One that says it is longer than the data ends with them. */
function boxesIn(bytes: Uint8Array): ContentBox[] {
  const boxes: ContentBox[] = [];
  for (let at = 0; at + HEADER <= bytes.length && boxes.length < MOST_BOXES; ) {
    const short = uint(bytes, at, 4);
    const header = short === 1 ? LONG_HEADER : HEADER;
    const length = short === 1 ? uint(bytes, at + 8, 4) * 2 ** 32 + uint(bytes, at + 12, 4) : short;
    const end = length === 0 ? bytes.length : at + length;
    if (end < at + header) break;
    boxes.push({ type: latin1(bytes.subarray(at + 4, at + 8)), data: bytes.subarray(at + header, end) });
    at = end;
  }
  return boxes;
}

/** The label in a description box: a UUID, flags, and the label up to a NUL if the flags say so. */
function labelOf(description: Uint8Array): string {
  const flags = description[16] ?? 0;
  if (!(flags & 2)) return '';
  const end = description.indexOf(0, 17);
  return decodeText(description.subarray(17, end < 0 ? undefined : end));
}

function superbox(bytes: Uint8Array, depth: number, budget: { boxes: number }): Superbox {
  const inside = boxesIn(bytes);
  budget.boxes -= inside.length;
  const description = inside[0]?.type === 'jumd' ? inside[0].data : new Uint8Array();
  const boxes: Superbox[] = [];
  for (const { type, data } of inside) {
    if (type === 'jumb' && depth < DEEPEST && budget.boxes > 0) boxes.push(superbox(data, depth + 1, budget));
  }
  const contents = inside.filter(({ type }) => type !== 'jumb' && type !== 'jumd');
  return { label: labelOf(description), boxes, contents };
}

/** Opens the superboxes at the top of the data. Never throws: what is broken is left out. */
export function readJumbf(bytes: Uint8Array): readonly Superbox[] {
  return superbox(bytes, 0, { boxes: MOST_BOXES }).boxes;
}
