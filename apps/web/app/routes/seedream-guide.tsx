import Body, { sections } from '@framewright/content/guides/seedream';
import { SEEDREAM_CONSOLE_LINKS, SEEDREAM_GUIDE } from '@framewright/content/open/guides/seedream';
import { ArrowUpRight } from 'lucide-react';
import mountains from '../art/mountains.svg';
import { ConsoleLinks } from '../features/guides/console-links.tsx';
import { GuidePage } from '../features/guides/guide-page.tsx';
import { PROSE } from '../features/guides/prose.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Seedream guide');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { isForAll: true };

const COMPONENTS = { ...PROSE, ConsoleLinks };

/** The guide to pictures with Seedream. */
export default function SeedreamGuideRoute() {
  const [console] = SEEDREAM_CONSOLE_LINKS;
  return (
    <MainContent className="wrap page">
      <GuidePage
        guide={SEEDREAM_GUIDE}
        sections={sections}
        art={mountains}
        actions={
          console ? (
            <a className="btn" href={console.url} target="_blank" rel="noreferrer">
              {console.label}
              <ArrowUpRight aria-hidden="true" />
            </a>
          ) : null
        }
      >
        <Body components={COMPONENTS} />
      </GuidePage>
    </MainContent>
  );
}
