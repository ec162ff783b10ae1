import { callEngine } from '../../engines/engine-http.ts';
import type { EngineAddress } from '../../engines/picture-engine.ts';

/** Bytes of an answer. */
const LARGEST = 4 * 1_048_576;

/**
 * A `fetch` for what one engine is asked, with its own password and no other header. The built-in one gives an answer
 * five minutes to begin, and the loading of a model may take longer.
 * @throws {EngineFailure} where the engine cannot be reached; the signal's reason where it was aborted
 */
export function engineFetch(address: EngineAddress): typeof fetch {
  return async (url, { body, signal } = {}) => {
    const { origin, pathname } = new URL(String(url));
    const { status, bytes } = await callEngine({
      address: { ...address, url: new URL(origin) },
      path: pathname.slice(1),
      body: JSON.parse(String(body)),
      signal: signal ?? new AbortController().signal,
      limit: LARGEST,
    });
    return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status });
  };
}
