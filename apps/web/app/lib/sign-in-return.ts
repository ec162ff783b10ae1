/** What third-party sign-in brought back in the address. */
export interface SignInReturn {
  readonly token: string | null;
  readonly error: string | null;
}

let brought: SignInReturn = { token: null, error: null };

/**
 * Takes the token or the error of third-party sign-in out of the address, before anything that could
 * pass the address on. Called once, first of all.
 */
export function takeSignInReturn(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'state' | 'replaceState'>,
): void {
  if (!/^\/auth\/callback\/?$/.test(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  brought = { token: query.get('token'), error: query.get('error') };
  history.replaceState(history.state, '', location.pathname);
}

/** What was taken, once: asking again gives nothing. */
export function signInReturn(): SignInReturn {
  const taken = brought;
  brought = { token: null, error: null };
  return taken;
}
