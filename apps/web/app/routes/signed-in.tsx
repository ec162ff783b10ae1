import './signed-in.css';
import { useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppHeader } from '../features/shell/app-header.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { NavBar } from '../features/shell/nav-bar.tsx';
import { signInPath } from '../lib/return-to.ts';
import { endSession, type Session, useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** The pages that need a session: a visitor is sent to sign in, and back afterwards. */
export default function SignedInLayout() {
  const session = useSession();
  // A page is a thousand elements: deferred, they are made a few at a time, and the browser answers in between.
  const isDrawn = useDeferredValue(session.status === 'signed-in');
  const { pathname, search, hash } = useLocation();
  if (session.status === 'visitor') return <Navigate to={signInPath(pathname + search + hash)} replace />;
  if (session.status === 'signed-in' && isDrawn) {
    return (
      <>
        <AppHeader user={session.user} plan={session.plan} />
        <Outlet />
      </>
    );
  }
  return (
    <>
      <NavBar home="/dashboard" />
      <MainContent className="wrap page">
        {session.status === 'unreachable' ? (
          <Unreachable {...session} />
        ) : (
          <p className="flex items-center gap-3 text-ink-2">
            <Spinner />
            Loading your account...
          </p>
        )}
      </MainContent>
    </>
  );
}

/** The token stays: it is the server's trouble. Whoever does not want to wait can still sign out. */
function Unreachable({ retry, retrying }: Extract<Session, { status: 'unreachable' }>) {
  return (
    <>
      <PageHeader
        title="The lights are off"
        actions={<Button onClick={() => void endSession()}>Sign out</Button>}
      >
        Your account could not be loaded. You are still signed in.
      </PageHeader>
      <ErrorPanel message="The server does not answer at the moment." onRetry={retry} retrying={retrying} />
    </>
  );
}
