import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';
import { callProvider, jsonOf } from '../provider-fetch.ts';
import { withinTime } from '../time-limit.ts';
import { type Called, KEY } from './look.ts';

/** Milliseconds for the exchange, and bytes of its answer. */
const TIME_LIMIT = 15_000;
const LARGEST = 16 * 1_024;

const answer = z.object({ key: z.string().regex(KEY) });

interface SignIn {
  /** As OpenRouter handed it to the browser. */
  readonly code: string;
  /** What the browser made the challenge of; RFC 7636, section 4.1. */
  readonly verifier: string;
}

/** Where a sign-in begins, in the browser: beside the API, on the same host. */
export function signInUrl({ baseUrl }: Pick<Called, 'baseUrl'>): string {
  return new URL('/auth', baseUrl).href;
}

/**
 * Exchanges the code of a sign-in for a key of the user's own. A code is good for one key, so that it is asked once.
 * @returns the key, or one sentence with what to do
 */
export async function exchangeCode(
  { baseUrl }: Called,
  { code, verifier }: SignIn,
  signal: AbortSignal,
): Promise<{ key: string | null; message: string }> {
  const body = JSON.stringify({ code, code_verifier: verifier, code_challenge_method: 'S256' });
  const call = {
    url: new URL(`${baseUrl}/auth/keys`),
    headers: { 'content-type': 'application/json' },
    ...{ body, limit: LARGEST },
  };
  try {
    const { status, bytes } = await withinTime({ signal, milliseconds: TIME_LIMIT }, (within) =>
      callProvider({ ...call, signal: within }),
    );
    if (status >= 200 && status <= 299) return { ...jsonOf({ status, bytes }, answer), message: '' };
    return { key: null, message: status >= 500 || status === 429 ? AWAY : REFUSED };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { key: null, message: error.kind === 'garbage' ? UNREADABLE : AWAY };
  }
}

const REFUSED = 'OpenRouter did not accept the sign-in. Please sign in once more, or paste a key.';
const AWAY =
  'OpenRouter could not be reached for your key. Please sign in once more in a moment, or paste a key.';
const UNREADABLE = 'OpenRouter sent no key that can be used here. Please paste one of your own.';
