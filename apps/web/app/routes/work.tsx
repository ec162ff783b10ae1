import { MainContent } from '../features/shell/main-content.tsx';
import { Roll } from '../features/work/roll.tsx';
import { RollFrame } from '../features/work/roll-frame.tsx';
import { ROLL_TEXTS as TEXTS } from '../features/work/texts.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => (
    <MainContent className="wrap page" aria-busy>
      <RollFrame />
    </MainContent>
  ),
};

/** The roll: everything that was made and kept. */
export default function WorkPage() {
  return (
    <MainContent className="wrap page">
      <Roll />
    </MainContent>
  );
}
