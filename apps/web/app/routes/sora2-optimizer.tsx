import { Optimizer } from '../features/optimizer/optimizer.tsx';
import { OptimizerUpsell } from '../features/optimizer/optimizer-upsell.tsx';
import { OPTIMIZER_SCREEN } from '../features/optimizer/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';

export const meta = () => pageMeta(OPTIMIZER_SCREEN.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Improves the prompt of a film; without the Pro plan, what it would do. */
export default function Sora2OptimizerPage() {
  const { plan } = useUser();
  return (
    <MainContent className="wrap page">{plan.id === 'pro' ? <Optimizer /> : <OptimizerUpsell />}</MainContent>
  );
}
