import { Figures } from '../features/landing/figures.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Offers } from '../features/landing/offers.tsx';
import { Samples } from '../features/landing/samples.tsx';
import { LANDING_TEXTS } from '../features/landing/texts.ts';
import { Tools } from '../features/landing/tools.tsx';
import { TryBox } from '../features/landing/try-box.tsx';
import { useTries } from '../features/landing/use-tries.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { VisitorHeader } from '../features/shell/visitor-header.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSignedInHint } from '../lib/signed-in-hint.ts';

export const meta = () => pageMeta(LANDING_TEXTS.title, LANDING_TEXTS.description);

/** What the product is, for those who do not know it, shown by doing; the header is another for who is likely signed in. */
export default function LandingPage() {
  const tries = useTries();
  const { asked, shown } = tries;
  const waiting = asked !== undefined;
  return (
    <>
      <VisitorHeader signedIn={useSignedInHint()} />
      <MainContent className="pb-12">
        <Hero>
          <TryBox tries={tries} />
        </Hero>
        {shown ? (
          <shown.Takes {...shown} waiting={waiting} onAnother={() => void tries.another(shown.wish)} />
        ) : (
          <Samples waiting={waiting} />
        )}
        <Tools />
        <Offers />
        <Figures />
      </MainContent>
      <SiteFooter />
    </>
  );
}
