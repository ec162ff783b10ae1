import { createHmac, timingSafeEqual } from 'node:crypto';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** How long an address holds at least, in milliseconds. */
const LIFE = 24 * HOUR;

/** Makes and checks addresses that an `<img>` can load without a token. */
export interface SignedAddresses {
  sign(id: string, now: Date): string;
  /** Whether the signature is ours, for this id, and has not expired. */
  holds(id: string, expires: string, signature: string, now: Date): boolean;
}

/**
 * Addresses of one endpoint.
 * @param path with `:id`; a signature for one path is none for another
 * @param steady whether an address stays the same for an hour, so that a list can be loaded again from a cache
 */
export function signedAddresses(key: Buffer, path: string, steady = false): SignedAddresses {
  const grain = steady ? HOUR : SECOND;
  const signatureOf = (id: string, expires: string) =>
    createHmac('sha256', key).update(`${path} ${id} ${expires}`).digest();
  return {
    sign(id, now) {
      const begins = steady ? Math.ceil(now.getTime() / grain) : Math.floor(now.getTime() / grain);
      const expires = String((begins * grain + LIFE) / SECOND);
      const signature = signatureOf(id, expires).toString('base64url');
      return `${path.replace(':id', id)}?${new URLSearchParams({ expires, signature })}`;
    },
    holds(id, expires, signature, now) {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(id, expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return Number(expires) * SECOND > now.getTime();
    },
  };
}
