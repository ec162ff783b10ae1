import { MainContent } from '../features/shell/main-content.tsx';
import { Roll } from '../features/work/roll.tsx';
import { ROLL_TEXTS as TEXTS } from '../features/work/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** The roll: everything that was made and kept. */
export default function WorkPage() {
  return (
    <MainContent className="wrap page">
      <Roll />
    </MainContent>
  );
}
