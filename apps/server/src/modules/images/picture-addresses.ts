import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageFile } from '@framewright/contract';

/** Twenty-four hours, in milliseconds. */
const ADDRESS_LIFE = 86_400_000;

/** Makes and checks addresses that an `<img>` can load without a token. */
export interface PictureAddresses {
  sign(imageId: string, now: Date): string;
  /** Whether the signature is ours, for this picture, and has not expired. */
  holds(imageId: string, expires: string, signature: string, now: Date): boolean;
}

export function pictureAddresses(key: Buffer): PictureAddresses {
  const signatureOf = (imageId: string, expires: string) =>
    createHmac('sha256', key).update(`${imageId} ${expires}`).digest();
  return {
    sign(imageId, now) {
      const expires = String(Math.floor((now.getTime() + ADDRESS_LIFE) / 1_000));
      const signature = signatureOf(imageId, expires).toString('base64url');
      return `${imageFile.path.replace(':id', imageId)}?${new URLSearchParams({ expires, signature })}`;
    },
    holds(imageId, expires, signature, now) {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(imageId, expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return Number(expires) * 1_000 > now.getTime();
    },
  };
}
