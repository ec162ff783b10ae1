import { MainContent } from '../features/shell/main-content.tsx';
import { ITEM_TEXTS as TEXTS } from '../features/work/item-texts.ts';
import { WorkPage } from '../features/work/work-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/work-item.ts';

export const meta = () => pageMeta(TEXTS.back);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** One work, with its versions. */
export default function WorkItemPage({ params }: Pick<Route.ComponentProps, 'params'>) {
  return (
    <MainContent className="wrap page">
      <WorkPage id={params.id} />
    </MainContent>
  );
}
