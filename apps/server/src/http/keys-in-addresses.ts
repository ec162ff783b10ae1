import { KEY_MARK, KEY_SIGNS } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A whole key: part of one is also found in the random ids, signatures and codes of other addresses. */
const KEY = new RegExp(`(?<![\\w-])${KEY_MARK}[\\w-]{${KEY_SIGNS}}`);

/** Whether an address carries an API key, in whatever spelling. */
export function holdsKey(address: string): boolean {
  return KEY.test(address) || KEY.test(decoded(address));
}

/** Refuses every request whose address carries an API key: histories, logs and other sites keep addresses. */
export function refuseKeysInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (holdsKey(request.url)) throw new AppError('key_in_address');
  });
}

/** Every escape that stands for one character. What is broken stays as it is. */
function decoded(address: string): string {
  return address.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
