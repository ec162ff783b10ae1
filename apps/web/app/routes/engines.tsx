import { Engines } from '../features/engines/engines.tsx';
import { ENGINE_SCREEN as TEXTS } from '../features/engines/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

/** What draws and writes here, and who does where nobody chooses. */
export default function EnginesPage() {
  return (
    <MainContent className="wrap page">
      <Engines />
    </MainContent>
  );
}
