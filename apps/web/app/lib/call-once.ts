import type { Endpoint, ResponseOf } from '@framewright/contract';
import { type CallOptions, call } from './api.ts';

/** What was asked for last at each path and has no answer yet, and under which key. */
const unanswered = new Map<string, { readonly sent: string; readonly key: string }>();

/** A provider's key that somebody typed is no part of what is asked for, and stays nowhere. */
const withoutKeys = (name: string, value: unknown): unknown =>
  name.endsWith('_api_key') ? undefined : value;

/**
 * Calls as `call` does for what is to be made once. Asked for again with the same input, since the answer was lost
 * or a button was pressed twice, it goes under the same key, so that the server makes nothing more. An answer ends
 * that, and so does whoever cancels.
 */
export function callOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<ResponseOf<E>> {
  return askOnce(endpoint, options, (named) => call(endpoint, named));
}

/** The same for other ways to call. @param ask is handed the options, with the key */
export async function askOnce<E extends Endpoint, T>(
  { path }: E,
  options: CallOptions<E>,
  ask: (named: CallOptions<E>) => Promise<T>,
): Promise<T> {
  const { params, body, signal } = options;
  const sent = JSON.stringify([params, body], withoutKeys);
  const last = unanswered.get(path);
  const { key } = last?.sent === sent ? last : { key: newKey() };
  unanswered.set(path, { sent, key });
  const end = () => unanswered.get(path)?.key === key && unanswered.delete(path);
  try {
    const answer = await ask({ ...options, key });
    end();
    return answer;
  } catch (error) {
    if (signal?.aborted) end();
    throw error;
  }
}

/** Also where a page comes over plain HTTP, which has no `randomUUID`. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
