import { join, uint, uintBytes } from '../containers/binary.ts';
import {
  EXIF_POINTER,
  openTiff,
  pointer,
  readDirectory,
  type Tiff,
  type TiffEntry,
} from '../containers/tiff.ts';
import { encodeUtf8 } from '../text-codec.ts';

const SOFTWARE = 0x0131;
const USER_COMMENT = 0x9286;
const ASCII = 2;
const LONG = 4;
const UNDEFINED = 7;
/** Tags whose value is an offset into the block: GPS, interoperability and sub directories, strips. */
const OFFSET_TAGS: readonly number[] = [0x8825, 0xa005, 0x014a, 0x0111, 0x0201];

/** An entry to be written; one that was kept comes as its twelve bytes, since its value stays where it stands. */
type Entry =
  | { readonly tag: number; readonly kept: Uint8Array }
  | { readonly tag: number; readonly type: number; readonly value: Uint8Array };

const EMPTY: Tiff = { bytes: join('MM\0*\0\0\0\0'), little: false, first: 8 };

/**
 * An EXIF block with the program's name and a UserComment as `UNICODE` and UTF-16BE, which is what AUTOMATIC1111
 * writes. The two directories are written anew behind the old block and everything else stays where it stands, so
 * that no offset in it breaks. What this wrote before is cut off first.
 */
export function exifBlock(existing: Uint8Array | null, software: string, comment: string): Uint8Array {
  const tiff = (existing && openTiff(existing)) ?? EMPTY;
  const { little } = tiff;
  const first = readDirectory(tiff, tiff.first);
  const exif = readDirectory(tiff, pointer(tiff, first, EXIF_POINTER) ?? 0);
  const name = join(encodeUtf8(software), '\0');
  const keptFirst = first.entries.filter(({ tag }) => ![SOFTWARE, EXIF_POINTER, USER_COMMENT].includes(tag));
  const keptExif = exif.entries.filter(({ tag }) => tag !== USER_COMMENT);
  const written =
    isOwn(tiff, first.entries, name) && !reachesBeyond(tiff, [...keptFirst, ...keptExif], first.next);
  const base = withoutComments(tiff, [...first.entries, ...exif.entries], written ? tiff.first : undefined);

  const asKept = ({ tag, at }: TiffEntry): Entry => ({ tag, kept: tiff.bytes.subarray(at, at + 12) });
  const next = first.next < base.length ? first.next : 0;
  const firstDirectory = (exifAt: number) =>
    directory(
      [
        ...keptFirst.map(asKept),
        { tag: SOFTWARE, type: ASCII, value: name },
        { tag: EXIF_POINTER, type: LONG, value: uintBytes(exifAt, 4, little) },
      ],
      { start: base.length, next, little },
    );
  const exifAt = base.length + firstDirectory(0).length;
  const text = join('UNICODE\0', utf16be(comment));
  const exifDirectory = directory(
    [...keptExif.map(asKept), { tag: USER_COMMENT, type: UNDEFINED, value: text }],
    { start: exifAt, next: 0, little },
  );
  const head = join(base.subarray(0, 4), uintBytes(base.length, 4, little));
  return join(head, base.subarray(8), firstDirectory(exifAt), exifDirectory);
}

/** Whether the first directory names this program: it, and what stands behind it, was then written here. */
function isOwn({ bytes }: Tiff, entries: readonly TiffEntry[], name: Uint8Array): boolean {
  const entry = entries.find(({ tag }) => tag === SOFTWARE);
  return bytes === EMPTY.bytes || (entry !== undefined && entry.value.join() === name.join());
}

/** Whether something that is kept stands behind the first directory, because another program moved it there. */
function reachesBeyond(tiff: Tiff, kept: readonly TiffEntry[], next: number): boolean {
  const offsets = kept.map(({ tag, value, valueAt }) => {
    if (OFFSET_TAGS.includes(tag)) return uint(value, 0, 4, tiff.little);
    return value.length > 4 ? valueAt : 0;
  });
  return [next, ...offsets].some((offset) => offset >= tiff.first);
}

/** The old block as far as `end`, of even length, the old comments in it overwritten. */
function withoutComments({ bytes }: Tiff, entries: readonly TiffEntry[], end = bytes.length): Uint8Array {
  const base = join(bytes.subarray(0, end), new Uint8Array(end % 2));
  for (const { tag, value, valueAt } of entries) {
    if (tag === USER_COMMENT) base.fill(0, valueAt, valueAt + value.length);
  }
  return base;
}

interface Place {
  /** Where in the block the directory will stand. */
  readonly start: number;
  readonly next: number;
  readonly little: boolean;
}

/** A directory in the order of its tags, and behind it the values that do not fit into it. */
function directory(entries: readonly Entry[], { start, next, little }: Place): Uint8Array {
  const values: Uint8Array[] = [];
  let free = start + 2 + entries.length * 12 + 4;
  const place = (value: Uint8Array): Uint8Array => {
    if (value.length <= 4) return join(value, new Uint8Array(4 - value.length));
    const offset = uintBytes(free, 4, little);
    const padded = join(value, new Uint8Array(value.length % 2));
    values.push(padded);
    free += padded.length;
    return offset;
  };
  const sorted = entries.toSorted((a, b) => a.tag - b.tag);
  const rows = sorted.map((entry) => {
    if ('kept' in entry) return entry.kept;
    const { tag, type, value } = entry;
    const count = type === LONG ? 1 : value.length;
    const head = [uintBytes(tag, 2, little), uintBytes(type, 2, little), uintBytes(count, 4, little)];
    return join(...head, place(value));
  });
  return join(uintBytes(rows.length, 2, little), ...rows, uintBytes(next, 4, little), ...values);
}

function utf16be(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at));
  return bytes;
}
