import { startsWith, uint } from './binary.ts';

/** EXIF's tags that point to another directory, by name. */
export const EXIF_POINTER = 0x8769;

/** Bytes of one value, by the type's number. */
const TYPE_SIZE: Readonly<Record<number, number>> = {
  1: 1, // byte
  2: 1, // ASCII
  3: 2, // short
  4: 4, // long
  5: 8, // rational
  6: 1,
  7: 1, // undefined
  8: 2,
  9: 4,
  10: 8, // signed rational
  11: 4,
  12: 8,
};
/** No camera writes as many entries into one directory. */
const MAX_ENTRIES = 512;

/** One entry of a directory. */
export interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** Where the twelve bytes of the entry stand. */
  readonly at: number;
  /** Where the value stands: in the entry's last four bytes, or elsewhere. */
  readonly valueAt: number;
  readonly value: Uint8Array;
}

/** A directory of tags, in file order. */
export interface TiffDirectory {
  readonly entries: readonly TiffEntry[];
  /** Offset of the next directory, 0 for none. */
  readonly next: number;
}

/** A TIFF block, by its byte order. */
export interface Tiff {
  readonly bytes: Uint8Array;
  readonly little: boolean;
  /** Offset of the first directory. */
  readonly first: number;
}

/** The TIFF block of an EXIF field, with or without the 'Exif' before it; null where none is there. */
export function openTiff(field: Uint8Array): Tiff | null {
  const bytes = startsWith(field, 'Exif\0') ? field.subarray(6) : field;
  const little = startsWith(bytes, 'II');
  if (!(little || startsWith(bytes, 'MM')) || uint(bytes, 2, 2, little) !== 42) return null;
  const first = uint(bytes, 4, 4, little);
  return first >= 8 && first + 2 <= bytes.length ? { bytes, little, first } : null;
}

/** The directory at an offset. Entries of unknown type, and those whose value lies outside, are left out. */
export function readDirectory({ bytes, little }: Tiff, offset: number): TiffDirectory {
  const entries: TiffEntry[] = [];
  if (offset < 8 || offset + 2 > bytes.length) return { entries, next: 0 };
  const count = uint(bytes, offset, 2, little);
  for (let index = 0; index < Math.min(count, MAX_ENTRIES); index++) {
    const at = offset + 2 + index * 12;
    if (at + 12 > bytes.length) break;
    const type = uint(bytes, at + 2, 2, little);
    const items = uint(bytes, at + 4, 4, little);
    const length = items * (TYPE_SIZE[type] ?? 0);
    const valueAt = length <= 4 ? at + 8 : uint(bytes, at + 8, 4, little);
    if (length === 0 || valueAt + length > bytes.length) continue;
    const value = bytes.subarray(valueAt, valueAt + length);
    entries.push({ tag: uint(bytes, at, 2, little), type, count: items, at, valueAt, value });
  }
  return { entries, next: uint(bytes, offset + 2 + count * 12, 4, little) };
}

/** The offset that a pointer tag holds. */
export function pointer({ little }: Tiff, { entries }: TiffDirectory, tag: number): number | null {
  const entry = entries.find((candidate) => candidate.tag === tag);
  return entry === undefined || entry.value.length < 4 ? null : uint(entry.value, 0, 4, little);
}

/** The numbers of an entry; fractions are divided, also by zero. */
export function numbers({ little }: Tiff, { type, value }: TiffEntry): number[] {
  const size = TYPE_SIZE[type] ?? 1;
  if (type > 10) return []; // Floating point, which EXIF does not use.
  const integer = (at: number, bytes: 1 | 2 | 4) => {
    const unsigned = uint(value, at, bytes, little);
    return type === 10 || type === 9 ? unsigned | 0 : unsigned;
  };
  return Array.from({ length: Math.min(16, Math.floor(value.length / size)) }, (_, index) => {
    const at = index * size;
    if (size !== 8) return integer(at, size === 4 ? 4 : size === 2 ? 2 : 1);
    return integer(at, 4) / integer(at + 4, 4);
  });
}
