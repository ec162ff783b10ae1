import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { LibraryFrame } from '../features/library/library-frame.tsx';
import { LibraryHeader } from '../features/library/library-header.tsx';
import { LIBRARY_TEXTS } from '../features/library/texts.ts';
import { LibraryUpsell } from '../features/library/upsell.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { For, VisitorOrUser } from '../lib/audience.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { useSignedInHint } from '../lib/signed-in-hint.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';

export const meta = () => pageMeta('Prompt Library', LIBRARY_TEXTS.description);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Only a pro user needs its code. */
const loadLibrary = () => import('../features/library/library.tsx');
const Library = lazy(loadLibrary);

/*
 * Both are in the HTML, and one of them is for nobody who is looking. As parts of their own, and the same whenever the
 * page is drawn anew, React takes them over when it has nothing else to do, and what goes before that it only removes.
 */
const FRAME = (
  <Suspense>
    <LibraryFrame />
  </Suspense>
);
const UPSELL = (
  <Suspense>
    <LibraryUpsell />
  </Suspense>
);

/** The library for the Pro plan, and for all others what it holds. */
export default function PromptLibraryPage() {
  return (
    <>
      <SessionHeader />
      <MainContent className="wrap page">
        <Content />
      </MainContent>
      <VisitorOrUser visitor={<SiteFooter />} user={null} />
    </>
  );
}

function Content() {
  const session = useSession();
  const mayBePro = useSignedInHint();
  // As a page of the signed-in layout, the library is made a few elements at a time.
  const plan = useDeferredValue(session.status === 'signed-in' ? session.plan.id : session.status);
  useEffect(() => {
    // While the server is asked whose token this is. What fails here is tried again when it is needed.
    if (mayBePro) loadLibrary().catch(() => undefined);
  }, [mayBePro]);
  if (session.status === 'unreachable') {
    return (
      <>
        <LibraryHeader>{LIBRARY_TEXTS.subtitle}</LibraryHeader>
        <ErrorPanel message={LIBRARY_TEXTS.unreachable} onRetry={session.retry} retrying={session.retrying} />
      </>
    );
  }
  return (
    <>
      {plan === 'pro' ? null : <For who={plan === 'loading' ? 'visitor free' : undefined}>{UPSELL}</For>}
      {plan === 'pro' || plan === 'loading' ? (
        <For who={plan === 'loading' ? 'pro unknown' : undefined}>
          <Suspense fallback={<LibraryFrame />}>{plan === 'pro' ? <Library /> : FRAME}</Suspense>
        </For>
      ) : null}
    </>
  );
}
