import { MainContent } from '../features/shell/main-content.tsx';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { TRANSLATE_SCREEN as TEXTS } from '../features/translate/texts.ts';
import { Translate } from '../features/translate/translate.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta(TEXTS.title, TEXTS.description);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Takes a prompt from one model's dialect to another's, for visitors too. */
export default function TranslatePage() {
  const { status } = useSession();
  return (
    <>
      <SessionHeader />
      <MainContent className="wrap page">
        <PageHeader title={TEXTS.title}>{TEXTS.lead}</PageHeader>
        <Translate />
      </MainContent>
      {status === 'signed-in' ? null : <SiteFooter />}
    </>
  );
}
