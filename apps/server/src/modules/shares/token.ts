import { createHash, createHmac } from 'node:crypto';

/** What an address ends in, and what of it is kept. */
export interface LinkToken {
  readonly token: string;
  readonly hash: string;
}

/**
 * The token of a link, made from its id under this installation's key: its owner can be shown it again, though only
 * its hash is stored.
 */
export function tokenOf(key: Buffer, id: string): LinkToken {
  const token = createHmac('sha256', key).update(id).digest('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256, hexadecimal: with 256 bits behind it that nobody can guess, nothing slower is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
