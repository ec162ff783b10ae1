import { Optimizer } from '../features/optimizer/optimizer.tsx';
import { OptimizerHeader } from '../features/optimizer/optimizer-header.tsx';
import { OptimizerUpsell } from '../features/optimizer/optimizer-upsell.tsx';
import { OPTIMIZER_SCREEN } from '../features/optimizer/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { For } from '../lib/audience.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';
import { ProBadge } from '../ui/badge.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';

export const meta = () => pageMeta(OPTIMIZER_SCREEN.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { Frame: OptimizerFrame };

/** Improves the prompt of a film; without the Pro plan, what it would do. */
export default function Sora2OptimizerPage() {
  const { plan } = useUser();
  return (
    <MainContent className="wrap page">{plan.id === 'pro' ? <Optimizer /> : <OptimizerUpsell />}</MainContent>
  );
}

function OptimizerFrame() {
  return (
    <MainContent className="wrap page" aria-busy>
      <For who="pro unknown">
        <OptimizerHeader badge={<ProBadge />} />
        <SkeletonLines />
      </For>
      <For who="visitor free">
        <OptimizerUpsell />
      </For>
    </MainContent>
  );
}
