import { vi } from 'vitest';

/**
 * Stands in for the browser's IndexedDB, which happy-dom does not have: one store by name, until the test is over. No
 * module is mocked for it, as files share their modules.
 * @returns what is kept
 */
export function stubBrowserStore(): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  const store = {
    put: (value: unknown, name: string) => answer(kept.set(name, structuredClone(value))),
    get: (name: string) => answer(kept.get(name)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => answer(database), deleteDatabase: () => answer(kept.clear()) });
  return kept;
}

/** A request that has its answer once whoever asked can listen. */
function answer<T>(result: T) {
  const request: { readonly result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
