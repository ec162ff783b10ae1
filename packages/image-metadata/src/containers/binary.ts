import { decodeStrictUtf8 } from '../text-codec.ts';
/** Numbers out of bytes. What lies outside counts as zero, so that no reader of broken files has to catch. */
export const uint = (bytes: Uint8Array, at: number, size: 1 | 2 | 3 | 4, little = false): number => {
  let value = 0;
  for (let index = 0; index < size; index++) {
    value = value * 256 + (bytes[little ? at + size - 1 - index : at + index] ?? 0);
  }
  return value;
};

/** A number as bytes. */
export function uintBytes(value: number, size: 2 | 3 | 4, little = false): Uint8Array {
  const bytes = Uint8Array.from({ length: size }, (_, index) => value >>> (8 * (size - 1 - index)));
  return little ? bytes.reverse() : bytes;
}

/** Whether these ASCII characters stand there. */
export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  if (at + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Bytes as Latin-1, which is what their values are. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return parts.join('');
}

/** Characters up to U+00FF as bytes. */
export const latin1Bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** One after the other; strings are Latin-1. */
export function join(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const arrays = parts.map((part) => (typeof part === 'string' ? latin1Bytes(part) : part));
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** Strict UTF-8; Latin-1 where it is not. Tools write either, whatever the format's specification says. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decodeStrictUtf8(bytes);
  } catch {
    return latin1(bytes);
  }
}
