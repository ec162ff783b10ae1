import { MainContent } from '../features/shell/main-content.tsx';
import { ScriptGenerator } from '../features/video/script-generator.tsx';
import { ScriptUpsell } from '../features/video/script-upsell.tsx';
import { VIDEO_SCREEN } from '../features/video/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';

export const meta = () => pageMeta(VIDEO_SCREEN.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Writes the script of a film; without the Pro plan, what it would do. */
export default function Sora2Page() {
  const { plan } = useUser();
  return (
    <MainContent className="wrap page">
      {plan.id === 'pro' ? <ScriptGenerator /> : <ScriptUpsell />}
    </MainContent>
  );
}
