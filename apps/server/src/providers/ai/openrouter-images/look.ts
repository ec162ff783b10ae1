import { z } from 'zod';
import { limiter } from '../../../limiter.ts';
import { ModelFailure } from '../model-failure.ts';
import { callProvider, jsonOf, type ProviderAnswer } from '../provider-fetch.ts';
import { modelList, type OpenrouterModel } from './list.ts';
import { type Rates, ratesAnswer } from './prices.ts';

/** Where OpenRouter is, and the server's key for it. */
export interface Called {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

/** Keys are letters, digits and a few signs; nothing else may go into a header. */
export const KEY = /^[\w.:-]{1,500}$/;

/** Bytes of the list, of one model's prices, and of what is said about a key. */
const LARGEST_LIST = 4 * 1_048_576;
const LARGEST_RATES = 512 * 1_024;
const LARGEST_KEY = 64 * 1_024;

/** @throws {ModelFailure} `wrong-key`, `unreachable`, `busy`, `garbage` */
export async function fetchOpenrouterModels(called: Called, signal: AbortSignal): Promise<OpenrouterModel[]> {
  const answer = await get(called, 'images/models', signal, LARGEST_LIST);
  return jsonOf(succeeded(answer), modelList);
}

/** Calls for the prices of one list at once. */
const AT_ONCE = 6;
/** Milliseconds for all prices. */
const PRICES = 10_000;

/** What the providers of each model ask for it; nothing where it cannot be had, since a price is no must. */
export async function readAllRates(called: Called, models: readonly OpenrouterModel[]): Promise<Rates[]> {
  const signal = AbortSignal.timeout(PRICES);
  const calls = limiter({ atOnce: AT_ONCE });
  return Promise.all(models.map((model) => calls.run(() => readRates(called, model, signal))));
}

async function readRates(called: Called, { id }: OpenrouterModel, signal: AbortSignal): Promise<Rates> {
  try {
    const answer = await get(called, `images/models/${id}/endpoints`, signal, LARGEST_RATES);
    return jsonOf(succeeded(answer), ratesAnswer);
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure) return [];
    throw error;
  }
}

const left = z.object({ limit_remaining: z.number().nullish() });
const keyAnswer = z.union([z.object({ data: left }).transform(({ data }) => data), left]);

/**
 * Tries the server's own key, which costs nothing.
 * @returns US dollars that are left of the key's limit; null where it has none
 * @throws {ModelFailure}
 */
export async function readKey(called: Called, signal: AbortSignal): Promise<number | null> {
  const answer = await get(called, 'key', signal, LARGEST_KEY);
  return jsonOf(succeeded(answer), keyAnswer).limit_remaining ?? null;
}

function get({ baseUrl, apiKey }: Called, path: string, signal: AbortSignal, limit: number) {
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  return callProvider({ url: new URL(`${baseUrl}/${path}`), method: 'GET', headers, signal, limit });
}

function succeeded(answer: ProviderAnswer): ProviderAnswer {
  const { status } = answer;
  if (status >= 200 && status <= 299) return answer;
  if (status === 401 || status === 403) throw new ModelFailure('wrong-key', { status });
  throw new ModelFailure(status === 429 || status >= 500 ? 'busy' : 'garbage', { status });
}
