/**
 * The session token in the browser's storage. When it expires is read from its own `exp` claim; only
 * the server can tell whether it is genuine.
 */
const STORAGE_KEY = 'access_token';
/** Read by early-profile.ts as well. */
const PLAN_KEY = 'plan';
/** Under this name the browser keeps what was tried before there was a session: tried.ts. */
export const TRIED_KEY = 'tried';
const listeners = new Set<() => void>();

function read(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY);
}

/** Milliseconds since 1970 of the token's end; `undefined` where it names none or cannot be read. */
export function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** The stored token while it is good. One that has expired or that no server of ours made is removed. */
export function currentToken(now = Date.now()): string | null {
  const token = read();
  if (token === null) return null;
  if ((expiryOf(token) ?? 0) > now) return token;
  removeToken();
  return null;
}

/** All that shows who is signed in hears of it, in other tabs too. */
export function storeToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
  tell();
}

/** @param only the token to remove; left out, whichever is stored */
export function removeToken(only?: string): void {
  const stored = read();
  if (stored === null || (only !== undefined && stored !== only)) return;
  discardToken();
  tell();
}

/** Removes the token without a word to this tab, which is about to be left. */
export function discardToken(): void {
  localStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem(PLAN_KEY);
}

/** Keeps which plan goes with the token, for the first paint of the next page. The server alone decides by it. */
export function keepPlan(plan: string): void {
  try {
    localStorage.setItem(PLAN_KEY, plan);
  } catch {
    // A browser that is full begins with the free plan's frame.
  }
}

/** Calls back when the token is stored or removed, in this tab or in another. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The token as stored, good or not: what changes when somebody signs in or out. */
export function storedToken(): string | null {
  return read();
}

function tell(): void {
  for (const listener of listeners) listener();
}
