import { SharedPage } from '../features/share/shared-page.tsx';
import { SHARED_TEXTS as TEXTS } from '../features/share/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import type { Route } from './+types/share.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** What somebody shows by a link, for visitors too. */
export default function SharePage({ params }: Pick<Route.ComponentProps, 'params'>) {
  const { status } = useSession();
  return (
    <>
      <SessionHeader />
      <MainContent className="wrap page">
        <SharedPage token={params.token} />
      </MainContent>
      {status === 'signed-in' ? null : <SiteFooter />}
    </>
  );
}
