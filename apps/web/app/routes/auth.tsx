import { Link, Navigate, useLocation } from 'react-router';
import { CreateAccountForm, SignInForm } from '../features/auth/auth-form.tsx';
import { AuthPicture } from '../features/auth/auth-picture.tsx';
import { GoogleButton } from '../features/auth/google-button.tsx';
import { AUTH_SCREEN } from '../features/auth/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { Brand } from '../features/shell/nav-bar.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { NEW_ACCOUNT, returnPath } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { ThemeSwitch } from '../ui/theme-switch.tsx';

export const meta = () => pageMeta('Sign in', 'Sign in to Framewright, or create an account.');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

export default function AuthPage() {
  const session = useSession();
  const { search, state } = useLocation();
  if (session.status === 'signed-in') {
    return <Navigate to={returnPath(new URLSearchParams(search).get('next'))} replace />;
  }
  const creating = state?.account === NEW_ACCOUNT.account;
  const screen = creating ? AUTH_SCREEN.create : AUTH_SCREEN.signIn;
  return (
    <div className="grid min-h-dvh min-[861px]:grid-cols-[minmax(420px,1fr)_1.15fr]">
      <div className="flex flex-col justify-between gap-10 px-5 py-6 sm:px-12 sm:py-7">
        <header className="flex items-center justify-between">
          <Brand to="/" />
          <ThemeSwitch />
        </header>
        <MainContent className="mx-auto grid w-full max-w-96 gap-6">
          <div className="grid gap-2">
            <h1 className="display display-1">{screen.title}</h1>
            <p className="text-ink-2">{screen.lead}</p>
          </div>
          <GoogleButton />
          <p className="flex items-center gap-3.5 text-[13px] text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or with email
          </p>
          {creating ? <CreateAccountForm /> : <SignInForm />}
          <p className="text-sm text-ink-2">
            {screen.question}{' '}
            <Link to={{ search }} state={creating ? null : NEW_ACCOUNT} replace className="link text-ink">
              {screen.other}
            </Link>
          </p>
        </MainContent>
        <footer className="text-xs text-ink-3">
          <Link className="link" to="/pricing">
            Pricing
          </Link>
        </footer>
      </div>
      <AuthPicture />
    </div>
  );
}
