import Body, { sections } from '@framewright/content/guides/gemini-image';
import { GEMINI_IMAGE_GUIDE, GEMINI_INTERACTIVE_GUIDE } from '@framewright/content/open/guides/gemini-image';
import { ArrowUpRight } from 'lucide-react';
import arches from '../art/arches.svg';
import { GuidePage } from '../features/guides/guide-page.tsx';
import { GuidePrompts } from '../features/guides/guide-prompts.tsx';
import { PROSE } from '../features/guides/prose.tsx';
import { Strategies } from '../features/guides/strategies.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Gemini image guide');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

const COMPONENTS = { ...PROSE, Strategies, GuidePrompts };

/** The guide to pictures with Gemini. */
export default function GuideRoute() {
  const { label, url } = GEMINI_INTERACTIVE_GUIDE;
  return (
    <MainContent className="wrap page">
      <GuidePage
        guide={GEMINI_IMAGE_GUIDE}
        sections={sections}
        art={arches}
        actions={
          <a className="btn" href={url} target="_blank" rel="noreferrer">
            {label}
            <ArrowUpRight aria-hidden="true" />
          </a>
        }
      >
        <Body components={COMPONENTS} />
      </GuidePage>
    </MainContent>
  );
}
