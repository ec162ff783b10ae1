import { useSession, useStoredToken } from '../../lib/session.ts';
import { AppHeader } from './app-header.tsx';
import { NavBar } from './nav-bar.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** The bar of a page that both visitors and users see. */
export function SessionHeader() {
  const session = useSession();
  const token = useStoredToken();
  if (session.status === 'signed-in') return <AppHeader user={session.user} plan={session.plan} />;
  // A prerendered page is a visitor's, until the browser says otherwise.
  if (!token) return <VisitorHeader />;
  return <NavBar home="/dashboard" />;
}
