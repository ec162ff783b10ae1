import { useDeferredValue } from 'react';
import { MainContent } from '../features/shell/main-content.tsx';
import { Roll } from '../features/work/roll.tsx';
import { ROLL_TEXTS as TEXTS } from '../features/work/texts.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

/** The roll: everything that was made and kept. */
export default function WorkPage() {
  // A page is a thousand elements: deferred, they are made a few at a time, and the browser answers in between.
  const isKnown = useDeferredValue(useSession().status === 'signed-in');
  return (
    <MainContent className="wrap page" aria-busy={!isKnown}>
      <Roll isKnown={isKnown} />
    </MainContent>
  );
}
