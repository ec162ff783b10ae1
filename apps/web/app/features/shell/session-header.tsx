import { VisitorOrUser } from '../../lib/audience.tsx';
import { useSession } from '../../lib/session.ts';
import { AppHeader } from './app-header.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** The bar of a page that both visitors and users see. */
export function SessionHeader() {
  const session = useSession();
  const { user, plan } = session.status === 'signed-in' ? session : { user: undefined, plan: undefined };
  return <VisitorOrUser visitor={<VisitorHeader />} user={<AppHeader user={user} plan={plan} />} />;
}
