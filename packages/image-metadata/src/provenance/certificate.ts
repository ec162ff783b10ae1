import { decodeText, uint } from '../containers/binary.ts';
import { decodeAs } from '../text-codec.ts';

const SEQUENCE = 0x30;
const VERSION = 0xa0;
const BMP_STRING = 0x1e;
const COMMON_NAME = '85,4,3';
const ORGANIZATION = '85,4,10';

interface Value {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** The values of DER in a row, up to the first broken one. */
function* values(bytes: Uint8Array): Generator<Value, void> {
  for (let at = 0; at + 2 <= bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const short = bytes[at + 1] ?? 0;
    const size = short < 0x80 ? 0 : short & 0x7f;
    if (size > 4 || short === 0x80) return;
    const start = at + 2 + size;
    const length = size === 1 || size === 2 || size === 3 || size === 4 ? uint(bytes, at + 2, size) : short;
    if (length > bytes.length - start) return;
    at = start + length;
    yield { tag, content: bytes.subarray(start, at) };
  }
}

function firstOf(bytes: Uint8Array | undefined): Uint8Array {
  return values(bytes ?? new Uint8Array()).next().value?.content ?? new Uint8Array();
}

function nameText({ tag, content }: Value): string | null {
  const text = tag === BMP_STRING ? decodeAs('utf-16be', content) : decodeText(content);
  return text.trim() || null;
}

/**
 * Who an X.509 certificate (DER) was issued to: the organization, or the common name where it names none.
 * @returns null where it cannot be read
 */
export function certificateSubject(certificate: Uint8Array): string | null {
  const parts = [...values(firstOf(firstOf(certificate)))].filter(({ tag }) => tag !== VERSION);
  // Serial number, algorithm, issuer, validity, subject.
  const subject = parts[4];
  if (subject?.tag !== SEQUENCE) return null;
  const names = new Map<string, string | null>();
  for (const set of values(subject.content)) {
    const [type, text] = values(firstOf(set.content));
    if (type?.content.length === 3 && text) names.set(type.content.join(), nameText(text));
  }
  return names.get(ORGANIZATION) ?? names.get(COMMON_NAME) ?? null;
}
