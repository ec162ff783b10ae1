import type { ImageSettings, OWN_METADATA } from '@framewright/contract';
import { readMetadata } from '@framewright/image-metadata';

/**
 * Reads what a picture says of how it was made, beside what its engine said.
 * @param prompt as it was sent
 */
export function ownMetadata(
  bytes: Uint8Array,
  prompt: string,
  { seed, steps }: ImageSettings,
): (typeof OWN_METADATA)[number] {
  const own = readMetadata(bytes)?.generation;
  if (!own || (own.prompt === null && own.seed === null)) return 'none';
  const agrees =
    (own.prompt === null || inOneLine(own.prompt) === inOneLine(prompt)) &&
    (own.seed === null || seed === undefined || own.seed === String(seed)) &&
    (own.steps === null || steps === undefined || own.steps === steps);
  return agrees ? 'same' : 'different';
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
