type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-2022-jp';

interface Codecs {
  readonly TextDecoder: new (
    encoding: Encoding,
    options?: { readonly fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

// Every runtime has them; TypeScript knows them only with the types of one.
const { TextDecoder, TextEncoder } = globalThis as unknown as Codecs;

/** What cannot be decoded becomes U+FFFD. */
export function decodeAs(encoding: Encoding, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** @throws {TypeError} where the bytes are no UTF-8 */
export function decodeStrictUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Without a byte order mark; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
