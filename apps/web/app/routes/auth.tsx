import { Link, type Location, Navigate, useLocation } from 'react-router';
import { CreateAccountForm, SignInForm } from '../features/auth/auth-form.tsx';
import { AuthHeading } from '../features/auth/auth-heading.tsx';
import { AuthPicture } from '../features/auth/auth-picture.tsx';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { GoogleButton } from '../features/auth/google-button.tsx';
import { KeptTry } from '../features/auth/kept-try.tsx';
import { NewEmail } from '../features/auth/new-email.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { AUTH_SCREEN } from '../features/auth/texts.ts';
import { useTriedBefore } from '../features/auth/use-tried-before.ts';
import { SplitPage } from '../features/shell/split-page.tsx';
import { useHydrated } from '../lib/hydrated.ts';
import { useMailLink } from '../lib/mail-link.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { NEW_ACCOUNT, returnPath } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { GO_ON_WITH_TRIED, type Tried } from '../lib/tried.ts';

export const meta = () => pageMeta('Sign in', 'Sign in to Framewright, or create an account.');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Sign-in, or what the link of a mail is for, which comes first; who is signed in goes on at once. */
export default function AuthPage() {
  const session = useSession();
  const mail = useMailLink();
  const { search } = useAddress();
  const query = new URLSearchParams(search);
  const tried = useTriedBefore(query.get('subject'));
  // Who tried something goes on with it, unless another page asked for the session.
  const next = returnPath(query.get('next') ?? (tried ? GO_ON_WITH_TRIED : null));
  // Before the session: the link of a mail holds for whoever has it.
  if (mail) {
    const Form = mail.purpose === 'reset' ? ResetForm : NewEmail;
    return (
      <SplitPage picture={<AuthPicture />}>
        <Form key={mail.token} token={mail.token} />
      </SplitPage>
    );
  }
  if (session.status === 'signed-in') return <Navigate to={next} replace />;
  return (
    <SplitPage picture={<AuthPicture />}>
      {query.has('forgot') ? (
        <ForgotForm next={next} />
      ) : (
        <SignInOrCreate next={next} tried={next === GO_ON_WITH_TRIED ? tried : undefined} />
      )}
    </SplitPage>
  );
}

/** What the page was opened with; the prerendered page was opened with nothing. */
function useAddress(): Pick<Location, 'search' | 'state'> {
  const location = useLocation();
  return useHydrated() ? location : { search: '', state: null };
}

/** The two forms, and the link that toggles between them. */
function SignInOrCreate({ next, tried }: { next: string; tried: Tried | undefined }) {
  const { search, state } = useAddress();
  const query = new URLSearchParams(search);
  const creating = state?.account === NEW_ACCOUNT.account || query.has('create');
  // In the address: the link may be followed before there is anything that keeps a state.
  if (creating) query.delete('create');
  else query.set('create', '');
  const screen = creating ? AUTH_SCREEN.create : AUTH_SCREEN.signIn;
  return (
    <>
      <AuthHeading title={screen.title} lead={screen.lead} />
      <KeptTry tried={tried} />
      <GoogleButton next={next} />
      {creating ? <CreateAccountForm /> : <SignInForm next={next} />}
      <p className="text-sm text-ink-2">
        {screen.question}{' '}
        <Link to={{ search: query.toString() }} replace className="link text-ink">
          {screen.other}
        </Link>
      </p>
    </>
  );
}
