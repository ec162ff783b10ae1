import { z } from 'zod';
import { TextFailure } from './text-failure.ts';

/** Bytes of an answer; a good one has a few thousand. */
const LARGEST_ANSWER = 2 * 1_048_576;

const refusal = z.object({
  error: z.object({
    code: z.enum(['unsupported_parameter', 'unsupported_value', 'unknown_parameter']),
    param: z.string(),
  }),
});

/** What no request goes without. */
const NEEDED = ['model', 'input'];

/**
 * A fetch for one conversation with a provider: it follows no redirects (a key is for one address), reads
 * no endless answers, and sends a request once more without the one parameter that the model refuses.
 */
export function guardedFetch(): typeof fetch {
  let dropped: string | undefined;
  const send = async (...[url, init]: Parameters<typeof fetch>) => {
    const body = dropped === undefined ? init?.body : without(init?.body, dropped);
    return readWhole(await fetch(url, { ...init, body: body ?? null, redirect: 'error' }));
  };
  return async (url, init) => {
    const answer = await send(url, init);
    if (answer.status !== 400 || dropped !== undefined) return answer;
    dropped = refusedParameter(await answer.clone().text());
    return dropped === undefined ? answer : send(url, init);
  };
}

/** @throws {TextFailure} `garbage` for an answer without an end, packed or not */
async function readWhole(response: Response): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new TextFailure('garbage', { status: response.status });
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  // These were of the wire.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status: response.status, headers });
}

/** The top-level parameter that a provider's failure names as one that it does not take. */
function refusedParameter(text: string): string | undefined {
  const parsed = refusal.safeParse(jsonOf(text));
  const [name = ''] = parsed.success ? parsed.data.error.param.split('.') : [];
  return name && !NEEDED.includes(name) ? name : undefined;
}

function without(body: unknown, parameter: string): string {
  const { [parameter]: _, ...rest } = z.record(z.string(), z.unknown()).parse(jsonOf(String(body)));
  return JSON.stringify(rest);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
