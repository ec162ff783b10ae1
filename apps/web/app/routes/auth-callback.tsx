import { redirect } from 'react-router';
import { AUTH_ERRORS } from '../features/auth/texts.ts';
import { ApiError } from '../lib/api-errors.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { HOME } from '../lib/return-to.ts';
import { beginSessionWithToken } from '../lib/session.ts';
import { signInReturn } from '../lib/sign-in-return.ts';
import { notify } from '../ui/notify.tsx';

export const meta = () => pageMeta('Signing in');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Finishes third-party sign-in with what the address brought; it was taken out of it at the start. */
export async function clientLoader() {
  const { token, error } = signInReturn();
  if (error !== null || token === null)
    return refuse(error === null ? AUTH_ERRORS.rejected : AUTH_ERRORS.google);
  try {
    await beginSessionWithToken(token);
  } catch (failure) {
    // Anything but a rejection is the server's trouble: the next page offers to try again.
    if (failure instanceof ApiError && (failure.status === 401 || failure.status === 404))
      return refuse(AUTH_ERRORS.rejected);
  }
  return redirect(HOME);
}

function refuse(sentence: string): Response {
  notify.error(sentence);
  return redirect('/auth');
}

/** Never seen: the loader always leads elsewhere. */
export default function AuthCallback() {
  return null;
}
