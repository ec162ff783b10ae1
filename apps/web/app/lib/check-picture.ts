import { EXTRACTOR_IMAGE, EXTRACTOR_TEXTS } from '@framewright/contract';

/** Bytes that tell the three kinds apart. */
const HEAD = 12;

/** A file that may be sent, under its true media type, or why it may not. */
export type Checked =
  | { readonly picture: File; readonly refusal?: never }
  | { readonly refusal: string; readonly picture?: never };

/**
 * Looks at a file before it is sent: its kind by its first bytes, whatever its name and media type say,
 * and its size.
 */
export async function checkPicture(file: File): Promise<Checked> {
  const type = typeOf(await firstBytes(file));
  if (!type) return { refusal: EXTRACTOR_TEXTS.type };
  if (file.size > EXTRACTOR_IMAGE.maxBytes) return { refusal: EXTRACTOR_TEXTS.size };
  return { picture: file.type === type ? file : new File([file], file.name, { type }) };
}

/** None of a folder, or of a file that has gone since it was chosen. */
async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

function typeOf(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp';
  return undefined;
}
