import { MainContent } from '../features/shell/main-content.tsx';
import { ScriptGenerator } from '../features/video/script-generator.tsx';
import { ScriptHeader } from '../features/video/script-header.tsx';
import { ScriptUpsell } from '../features/video/script-upsell.tsx';
import { VIDEO_SCREEN } from '../features/video/texts.ts';
import { For } from '../lib/audience.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';
import { SkeletonLines } from '../ui/skeleton.tsx';

export const meta = () => pageMeta(VIDEO_SCREEN.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { Frame: Sora2Frame };

/** Writes the script of a film; without the Pro plan, what it would do. */
export default function Sora2Page() {
  const { plan } = useUser();
  return (
    <MainContent className="wrap page">
      {plan.id === 'pro' ? <ScriptGenerator /> : <ScriptUpsell />}
    </MainContent>
  );
}

function Sora2Frame() {
  return (
    <MainContent className="wrap page" aria-busy>
      <For who="pro unknown">
        <ScriptHeader isPro />
        <SkeletonLines />
      </For>
      <For who="visitor free">
        <ScriptUpsell />
      </For>
    </MainContent>
  );
}
