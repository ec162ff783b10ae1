/** Where a signed-in user goes when nothing else is asked for. */
export const HOME = '/dashboard';

/** Link state that opens the sign-in page on 'Create account'. */
export const NEW_ACCOUNT = { account: 'new' } as const;

/** Never resolved over the network: it only shows whether an address would leave its own origin. */
const ANY_ORIGIN = 'https://own.invalid';

/** The sign-in page's address that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === HOME ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}

/**
 * The page of ours that `next` names, or the dashboard. Whatever could leave this origin or run as a
 * script (`javascript:`, `//e`, `/\e`, `/%09/e`) is refused, and so is a way back to the sign-in page.
 */
export function returnPath(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return HOME;
  // Encoded or not: controls, which browsers drop, and anything that makes a second slash of the first.
  if (/[\0-\u0020\\]|%(?:0|1|5c|2f|7f)/i.test(next)) return HOME;
  const address = new URL(next, ANY_ORIGIN);
  if (address.origin !== ANY_ORIGIN || address.pathname.startsWith('//')) return HOME;
  if (/^\/auth(?:\/|$)/.test(address.pathname)) return HOME;
  return `${address.pathname}${address.search}${address.hash}`;
}
