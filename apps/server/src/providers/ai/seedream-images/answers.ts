import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { callProvider, jsonOf, type ProviderAnswer } from '../provider-fetch.ts';
import { type AskedOfSeedream, arkError, failureOfPicture } from './failures.ts';

const picture = z.looseObject({
  b64_json: z.string().min(1).optional(),
  url: z.string().max(4_096).optional(),
  error: arkError.optional(),
});
const answerBody = z.looseObject({
  data: z.array(picture).min(1),
  usage: z
    .looseObject({ output_tokens: z.int().min(0).optional(), generated_images: z.int().min(0).optional() })
    .optional()
    // A server that counts in another way has not made another picture.
    .catch(undefined),
});

/** Bytes of a picture behind an address. */
const LARGEST_PICTURE = 40 * 1_048_576;

/** Where BytePlus keeps pictures for a day. A picture is fetched from nowhere else. */
const STORES = /(?:^|\.)(?:bytepluses\.com|byteplus\.com|volces\.com|byteimg\.com)$/;

/** What Seedream made, as it came: not yet looked at. */
export interface MadeBySeedream {
  readonly bytes: Buffer;
  readonly outputTokens: number | null;
}

/**
 * The picture of an answer: in it, or behind an address of the provider's, which is fetched at once.
 * @param apiHost of the provider as it is set up here, whose pictures may also be fetched
 * @throws {ModelFailure}
 */
export async function fetchSeedreamPicture(
  answer: ProviderAnswer,
  asked: AskedOfSeedream,
  { apiHost, signal }: { readonly apiHost: string; readonly signal: AbortSignal },
): Promise<MadeBySeedream> {
  const { data, usage } = jsonOf(answer, answerBody);
  const [{ b64_json, url, error } = {}] = data;
  if (error) throw failureOfPicture(error, asked);
  const outputTokens = usage?.output_tokens ?? null;
  if (b64_json) return { bytes: Buffer.from(b64_json, 'base64'), outputTokens };
  if (!url) throw new ModelFailure('garbage', { status: answer.status });
  return { bytes: await fetchPicture(url, apiHost, signal), outputTokens };
}

/** @throws {ModelFailure} `garbage` for an address that is not the provider's, or that has no picture */
async function fetchPicture(address: string, apiHost: string, signal: AbortSignal): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isOfProvider(url, apiHost)) throw new ModelFailure('garbage');
  // Without the key: the address itself is signed.
  const { status, bytes } = await callProvider({ url, method: 'GET', signal, limit: LARGEST_PICTURE });
  if (status !== 200) throw new ModelFailure('garbage', { status });
  return bytes;
}

/** Addresses of this machine or its network are none of these, whatever the answer says. */
function isOfProvider({ protocol, hostname, host, username }: URL, apiHost: string): boolean {
  if (username !== '') return false;
  return (protocol === 'https:' && STORES.test(hostname)) || host === apiHost;
}
