import { memo, Suspense } from 'react';
import { VisitorOrUser } from '../../lib/audience.tsx';
import { useSession } from '../../lib/session.ts';
import { AppHeader } from './app-header.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** A part of its own, and always the same: where somebody is signed in, it is removed before React has taken it over. */
const VISITOR = (
  <Suspense>
    <VisitorHeader />
  </Suspense>
);

/** Drawn anew with what it says alone, and not with each thing that becomes known of a session. */
const Header = memo(AppHeader);

/** The bar of a page that both visitors and users see. */
export function SessionHeader() {
  const session = useSession();
  const { user, plan } = session.status === 'signed-in' ? session : { user: undefined, plan: undefined };
  return <VisitorOrUser visitor={VISITOR} user={<Header user={user} plan={plan} />} />;
}
