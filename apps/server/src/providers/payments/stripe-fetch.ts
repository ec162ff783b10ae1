import { PaymentFailure } from './payments.ts';

/** Bytes of an answer; a good one has a few thousand. */
const LARGEST_ANSWER = 2 * 1_048_576;

/**
 * A fetch for the SDK, which trusts what comes back: it follows no redirects, since a key is for one
 * address, reads no endless answers, and hands on objects only. The SDK never returns from another.
 */
export const stripeFetch: typeof fetch = async (url, init) => {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  const body = await readWhole(answer);
  if (!isObject(body)) throw new PaymentFailure('garbage', [answer.status]);
  const headers = new Headers(answer.headers);
  // These were of the wire.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { status: answer.status, headers });
};

async function readWhole(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new PaymentFailure('garbage', [answer.status]);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
