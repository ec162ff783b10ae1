import './signed-in.css';
import { useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { AppHeader } from '../features/shell/app-header.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import { isHandle, type RouteHandle } from '../lib/handle.ts';
import { signInPath } from '../lib/return-to.ts';
import { endSession, type Session, useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Whoever has no session is sent on before anything is painted: early-profile.ts. */
export const handle: RouteHandle = { isPrivate: true };

/** The pages that need a session: a visitor is sent to sign in, and back afterwards. Until it is there, their frames. */
export default function SignedInLayout() {
  const session = useSession();
  // A page is a thousand elements: deferred, they are made a few at a time, and the browser answers in between.
  const isDrawn = useDeferredValue(session.status === 'signed-in');
  const { pathname, search, hash } = useLocation();
  const own = useMatches().at(-1)?.handle;
  if (session.status === 'visitor') return <Navigate to={signInPath(pathname + search + hash)} replace />;
  const { Frame, isForAll = false }: RouteHandle = isHandle(own) ? own : {};
  const known = session.status === 'signed-in' && isDrawn ? session : undefined;
  return (
    <>
      <AppHeader user={known?.user} plan={known?.plan} />
      {session.status === 'unreachable' ? (
        <MainContent className="wrap page">
          <Unreachable {...session} />
        </MainContent>
      ) : known || isForAll ? (
        <Outlet />
      ) : Frame ? (
        <Frame />
      ) : (
        <PlainFrame />
      )}
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
