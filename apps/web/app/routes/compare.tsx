import { Compare } from '../features/compare/compare.tsx';
import { COMPARE_TEXTS as TEXTS } from '../features/compare/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => <PlainFrame title={TEXTS.title}>{TEXTS.lead}</PlainFrame>,
};

/** Where a board begins. */
export default function ComparePage() {
  return (
    <MainContent className="wrap page">
      <Compare />
    </MainContent>
  );
}
