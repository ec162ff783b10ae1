import { Connect } from '../features/connect/connect.tsx';
import { CONNECT_TEXTS as TEXTS } from '../features/connect/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => <PlainFrame title={TEXTS.title}>{TEXTS.lead}</PlainFrame>,
};

/** How assistants and programs reach this server, at the address that it was opened by. */
export default function ConnectPage() {
  return (
    <MainContent className="wrap page">
      <Connect origin={window.location.origin} />
    </MainContent>
  );
}
