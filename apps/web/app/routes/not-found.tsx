import { NotFound } from '../features/shell/not-found.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { VisitorHeader } from '../features/shell/visitor-header.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSignedInHint } from '../lib/signed-in-hint.ts';

export const meta = () => pageMeta('Not found');

/** Shown at every address that is no page. */
export default function NotFoundPage() {
  return (
    <>
      <VisitorHeader signedIn={useSignedInHint()} />
      <NotFound />
      <SiteFooter />
    </>
  );
}
