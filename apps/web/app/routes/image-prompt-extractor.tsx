import { Extractor } from '../features/extractor/extractor.tsx';
import { EXTRACTOR_SCREEN as TEXTS } from '../features/extractor/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { VisitorOrUser } from '../lib/audience.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta(TEXTS.title, TEXTS.description);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Reads a prompt out of a picture, for visitors too. */
export default function ImagePromptExtractorPage() {
  const { status } = useSession();
  return (
    <>
      <SessionHeader />
      <MainContent className="wrap page">
        <PageHeader title={TEXTS.title}>
          <VisitorOrUser visitor={TEXTS.leadVisitor} user={TEXTS.lead} inline />
        </PageHeader>
        <Extractor />
      </MainContent>
      {status === 'signed-in' ? null : <SiteFooter />}
    </>
  );
}
