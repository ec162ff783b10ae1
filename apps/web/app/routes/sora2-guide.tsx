import Body, { sections } from '@framewright/content/guides/sora2';
import { SORA2_GUIDE } from '@framewright/content/open/guides/sora2';
import street from '../art/street.svg';
import { GuidePage } from '../features/guides/guide-page.tsx';
import { PROSE } from '../features/guides/prose.tsx';
import { CameraReference, VideoElements, VideoExample, VideoPractices } from '../features/guides/video.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Video prompting guide');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

const COMPONENTS = { ...PROSE, Example: VideoExample, VideoElements, VideoPractices, CameraReference };

/** The guide to films with Sora 2. */
export default function Sora2GuideRoute() {
  return (
    <MainContent className="wrap page">
      <GuidePage guide={SORA2_GUIDE} sections={sections} art={street}>
        <Body components={COMPONENTS} />
      </GuidePage>
    </MainContent>
  );
}
