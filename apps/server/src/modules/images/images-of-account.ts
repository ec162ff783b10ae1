import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { SignedAddresses } from '../../signed-addresses.ts';
import type { Belongings } from '../auth/index.ts';
import { leaveBehind } from '../usage/index.ts';
import { discardLeft, reservationOf } from '../work/index.ts';
import { deleteImagesOf, imagesOf } from './images.repo.ts';

interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly addresses: SignedAddresses;
  readonly log: FastifyBaseLogger;
}

/** The pictures of accounts. Their files go once the account is gone; what a crash leaves, housekeeping removes. */
export function imagesOfAccounts({ db, storage, addresses, log }: PictureDeps): Belongings<'images'> {
  return {
    async exportOf(tx, userId, now) {
      const images = await imagesOf(tx, userId);
      return { images: images.map((image) => ({ ...image, image_url: addresses.sign(image.id, now) })) };
    },

    async forget(tx, user, now) {
      const ids = (await deleteImagesOf(tx, user.id)).map(reservationOf);
      await leaveBehind(tx, 'images', ids, now);
      return async () => {
        try {
          await discardLeft({ db, storage, log }, ids);
        } catch (err) {
          log.warn({ err }, 'the files of a deleted account are left to housekeeping');
        }
      };
    },
  };
}
