import { ModelFailure } from './model-failure.ts';

/**
 * Runs a call with a signal of its own, which is aborted when the caller leaves or the time is over.
 * @throws {ModelFailure} `too-slow`; the caller's reason; whatever `work` throws
 */
export async function withinTime<T>(
  { signal, milliseconds }: { readonly signal: AbortSignal; readonly milliseconds: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  const timer = setTimeout(() => call.abort(new ModelFailure('too-slow')), milliseconds);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    call.signal.throwIfAborted();
    return await work(call.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
