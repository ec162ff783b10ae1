import { LARGE_DRAFTS } from './draft.ts';

const STORE = 'drafts';

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/** Keeps what a form was given beside its words, as it is; a browser that refuses keeps it on the page alone. */
export async function keepLargeDraft(name: string, value: unknown): Promise<void> {
  await inStore('readwrite', (store) => store.put(value, name)).catch(() => undefined);
}

/** What was kept under a name; undefined where there is nothing. Whoever asks checks what it is. */
export async function largeDraft(name: string): Promise<unknown> {
  return inStore('readonly', (store) => store.get(name)).catch(() => undefined);
}

/** Each opens and closes for itself, so that signing out can take the whole away at once. */
async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const opening = indexedDB.open(LARGE_DRAFTS, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await doneOf(opening);
  try {
    return await doneOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function doneOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
