import type { ImageRequest } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import { findModel } from './find-model.ts';
import type { ImageDeps } from './images.service.ts';
import { pictureRequest } from './picture-request.ts';

/** What can be said of a picture before it is made. */
interface Quote {
  /** In US dollars; 0 where it is free, null where nobody knows. */
  readonly price: number | null;
  /** The largest seed that the model takes; undefined where it takes none. */
  readonly maxSeed: number | undefined;
  /** Why it cannot be made. */
  readonly problem: string | undefined;
}

const NEEDS_KEY =
  'This model needs a key of your own, which is kept nowhere. Please choose it in the generator.';

/** Looks at a request for a picture without input as the call that makes it would, and makes nothing. */
export async function quotePicture(
  deps: Pick<ImageDeps, 'providers' | 'engines' | 'now'>,
  request: ImageRequest,
): Promise<Quote> {
  try {
    const found = await findModel(deps, request.model);
    if (!found.port) return { price: null, maxSeed: undefined, problem: found.message };
    const capabilities = found.port.capabilities(deps.now());
    const { price_usd: price, controls, own_key } = capabilities;
    const told = { price, maxSeed: controls.seed?.max };
    if (own_key?.required) return { ...told, problem: NEEDS_KEY };
    try {
      await pictureRequest(request, capabilities);
      return { ...told, problem: undefined };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...told, problem: error.message };
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { price: null, maxSeed: undefined, problem: error.message };
  }
}
