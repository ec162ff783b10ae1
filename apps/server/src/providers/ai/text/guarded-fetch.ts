import { z } from 'zod';
import { ModelFailure } from '../model-failure.ts';

/** Bytes of an answer; a good one has a few thousand. */
const LARGEST_ANSWER = 2 * 1_048_576;

/** Statuses of requests that are refused for what they hold. */
const REFUSED = [400, 422];

const named = z.object({
  error: z.object({
    code: z.enum(['unsupported_parameter', 'unsupported_value', 'unknown_parameter']),
    param: z.string(),
  }),
});

/** What no request goes without. */
const NEEDED = ['model', 'input', 'messages', 'contents', 'systemInstruction'];

/** How compatible servers, which often name no parameter, speak of those that a request can do without. */
const SPOKEN_OF: Readonly<Record<string, RegExp>> = {
  response_format: /response[_ ]?format|json_?schema|json_?object|structured[_ ]output|guided_?json|grammar/i,
  generationConfig: /response_?(?:json_?)?schema|response_?mime_?type|json mode|generation_?config/i,
  temperature: /temperature/i,
};

/** A fetch for one conversation with a provider, and what it brought last. */
export interface GuardedFetch {
  readonly fetch: typeof fetch;
  /** The last answer; undefined where it is no JSON. */
  answer(): unknown;
}

/**
 * It follows no redirects (a key is for one address), reads no endless answers, and sends a request once more
 * without the one parameter that the model refuses.
 * @param left parameters that the model is known not to take
 * @param call what it goes through, in place of the built-in one
 */
export function guardedFetch(left: readonly string[] = [], call = fetch): GuardedFetch {
  let dropped: string | undefined;
  let last: string | undefined;
  const send = async (...[url, init]: Parameters<typeof fetch>) => {
    const out = dropped === undefined ? left : [...left, dropped];
    const body = out.length > 0 ? without(init?.body, out) : init?.body;
    const { response, text } = await readWhole(
      await call(url, { ...init, body: body ?? null, redirect: 'error' }),
    );
    last = text;
    return response;
  };
  return {
    answer: () => jsonOf(last ?? ''),
    async fetch(url, init) {
      const response = await send(url, init);
      if (!REFUSED.includes(response.status) || dropped !== undefined) return response;
      dropped = refusedParameter(
        last ?? '',
        Object.keys(bodyOf(init?.body)).filter((name) => !left.includes(name)),
      );
      return dropped === undefined ? response : send(url, init);
    },
  };
}

/** @throws {ModelFailure} `garbage` for an answer without an end, packed or not */
async function readWhole(response: Response): Promise<{ response: Response; text: string }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new ModelFailure('garbage', { status: response.status });
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  // These were of the wire.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const whole = Buffer.concat(chunks);
  const { status } = response;
  return { response: new Response(bytes > 0 ? whole : null, { status, headers }), text: whole.toString() };
}

/** The one of the parameters sent that a provider's failure says it does not take. */
function refusedParameter(text: string, sent: readonly string[]): string | undefined {
  const parsed = named.safeParse(jsonOf(text));
  const [name = ''] = parsed.success ? parsed.data.error.param.split('.') : [];
  if (name) return sent.includes(name) && !NEEDED.includes(name) ? name : undefined;
  return sent.find((parameter) => SPOKEN_OF[parameter]?.test(text));
}

function without(body: unknown, parameters: readonly string[]): string {
  const kept = Object.entries(bodyOf(body)).filter(([name]) => !parameters.includes(name));
  return JSON.stringify(Object.fromEntries(kept));
}

function bodyOf(body: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(jsonOf(String(body)));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
