import { createHash, randomBytes } from 'node:crypto';
import { KEY_MARK } from '@framewright/contract';

const SECRET_BYTES = 32;
/** Signs of the secret that are kept to recognise the key by: of `KEY_SIGNS`. */
const SHOWN = 6;

/** A new key. Only `hash` and `prefix` are ever stored. */
export function newSecret(): { readonly secret: string; readonly prefix: string; readonly hash: string } {
  const secret = `${KEY_MARK}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, KEY_MARK.length + SHOWN), hash: hashSecret(secret) };
}

/** SHA-256, hexadecimal: with 256 random bits behind it, nothing slower is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
