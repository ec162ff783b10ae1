/** What third-party sign-in brought back in the address. */
export interface SignInReturn {
  readonly token: string | null;
  /** Stands for a sign-in that waits to be linked to the account with its email. */
  readonly link: string | null;
  readonly error: string | null;
  /** Where somebody wanted to go, unchecked. */
  readonly next: string | null;
}

const NOTHING: SignInReturn = { token: null, link: null, error: null, next: null };

let brought = NOTHING;

/**
 * Takes what third-party sign-in brought out of the address, before anything that could pass the
 * address on. Called once, first of all.
 */
export function takeSignInReturn(
  location: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'state' | 'replaceState'>,
): void {
  if (!/^\/auth\/callback\/?$/.test(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  brought = {
    token: query.get('token'),
    link: query.get('link'),
    error: query.get('error'),
    next: query.get('next'),
  };
  history.replaceState(history.state, '', location.pathname);
}

/** What was taken, once: asking again gives nothing. */
export function signInReturn(): SignInReturn {
  const taken = brought;
  brought = NOTHING;
  return taken;
}
