import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import { Templates } from '../features/templates/templates.tsx';
import { TEMPLATE_SCREEN as TEXTS } from '../features/templates/texts.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => <PlainFrame title={TEXTS.title}>{TEXTS.lead}</PlainFrame>,
};

/** Prompts with slots: those that are kept, and the one that is being written. */
export default function TemplatesPage() {
  return (
    <MainContent className="wrap page">
      <Templates />
    </MainContent>
  );
}
