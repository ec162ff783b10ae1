/** Under these names the browser keeps what was tried last on the landing page, and the takes that came of it. */
export const TRIED_KEYS = { wish: 'tried', takes: 'triedTakes' } as const;

/** It is done with: on the roll by now, or its browser is left. */
export function forgetTried(): void {
  for (const name of Object.values(TRIED_KEYS)) localStorage.removeItem(name);
}
