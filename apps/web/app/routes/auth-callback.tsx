import { redirect, useLoaderData } from 'react-router';
import { AuthPicture } from '../features/auth/auth-picture.tsx';
import { LinkForm } from '../features/auth/link-form.tsx';
import { AUTH_ERRORS } from '../features/auth/texts.ts';
import { SplitPage } from '../features/shell/split-page.tsx';
import { ApiError } from '../lib/api-errors.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { returnPath, signInPath } from '../lib/return-to.ts';
import { beginSessionWithToken } from '../lib/session.ts';
import { signInReturn } from '../lib/sign-in-return.ts';
import { notify } from '../ui/notify.tsx';

export const meta = () => pageMeta('Signing in');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Finishes third-party sign-in with what the address brought; it was taken out of it at the start. */
export async function clientLoader() {
  const { token, link, error, next: wanted } = signInReturn();
  const next = returnPath(wanted);
  if (error !== null) throw refusal(sentenceFor(error), next);
  if (link !== null) return { link, next };
  if (token === null) throw refusal(AUTH_ERRORS.rejected, next);
  try {
    await beginSessionWithToken(token);
  } catch (failure) {
    // Anything but a rejection is the server's trouble: the next page offers to try again.
    if (failure instanceof ApiError && (failure.status === 401 || failure.status === 404))
      throw refusal(AUTH_ERRORS.rejected, next);
  }
  throw redirect(next);
}

function sentenceFor(error: string): string {
  return error.endsWith('not_configured') ? AUTH_ERRORS.googleMissing : AUTH_ERRORS.google;
}

/** Says why, and leads back to sign-in. */
function refusal(sentence: string, next: string): Response {
  notify.error(sentence);
  return redirect(signInPath(next));
}

/** Seen only where an account has the email already; everything else leads on at once. */
export default function AuthCallback() {
  const { link, next } = useLoaderData<typeof clientLoader>();
  return (
    <SplitPage picture={<AuthPicture />}>
      <LinkForm link={link} next={next} />
    </SplitPage>
  );
}
