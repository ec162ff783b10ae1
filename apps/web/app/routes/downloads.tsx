import { Downloads } from '../features/downloads/downloads.tsx';
import { DOWNLOAD_TEXTS } from '../features/downloads/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta(DOWNLOAD_TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

/** Files to take along, those of the Pro plan named to everybody. */
export default function DownloadsPage() {
  return (
    <MainContent className="wrap page">
      <PageHeader title={DOWNLOAD_TEXTS.title}>{DOWNLOAD_TEXTS.lead}</PageHeader>
      <Downloads />
    </MainContent>
  );
}
