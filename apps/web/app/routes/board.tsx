import { BoardPage } from '../features/compare/board-page.tsx';
import { COMPARE_TEXTS as TEXTS } from '../features/compare/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/board.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** One board: its pictures side by side. */
export default function BoardRoute({ params }: Pick<Route.ComponentProps, 'params'>) {
  return (
    <MainContent className="wrap page">
      <BoardPage id={params.id} />
    </MainContent>
  );
}
