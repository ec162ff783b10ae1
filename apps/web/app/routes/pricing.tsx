import arches from '../art/arches.svg';
import { Comparison } from '../features/pricing/comparison.tsx';
import { FreeCard, ProCard } from '../features/pricing/plan-cards.tsx';
import { PLANS_AS_DATA } from '../features/pricing/plans-as-data.ts';
import { PRICING_TEXTS, QUESTIONS } from '../features/pricing/texts.ts';
import { FreeButton, UpgradeButton } from '../features/pricing/upgrade-button.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { Frame } from '../ui/frame.tsx';

export const meta = () => [
  ...pageMeta('Pricing', PRICING_TEXTS.description),
  { 'script:ld+json': PLANS_AS_DATA },
];
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** Both plans, the reader's own marked, and common questions. */
export default function PricingPage() {
  const session = useSession();
  const plan = session.status === 'signed-in' ? session.plan.id : undefined;
  return (
    <>
      <SessionHeader />
      <MainContent className="wrap page">
        <div className="mb-10 grid gap-2.5">
          <h1 className="display text-[clamp(40px,5vw,68px)] leading-none">{PRICING_TEXTS.title}</h1>
          <p className="lead">{PRICING_TEXTS.lead}</p>
        </div>
        <div className="grid gap-6 md:grid-cols-[1fr_1.15fr_0.9fr]">
          <FreeCard current={plan === 'free'} button={<FreeButton session={session} />} />
          <ProCard current={plan === 'pro'} button={<UpgradeButton session={session} />} />
          <aside className="grid content-between gap-5 md:pl-4">
            {QUESTIONS.map(({ question, answer }) => (
              <div key={question} className="grid gap-1">
                <h2 className="label">{question}</h2>
                <p className="text-sm text-ink-2">{answer}</p>
              </div>
            ))}
            <Frame ratio="16:9">
              <img src={arches} alt="" />
            </Frame>
          </aside>
        </div>
        <section className="section grid gap-5">
          <h2 className="display display-2">Side by side</h2>
          <Comparison />
        </section>
      </MainContent>
      <SiteFooter />
    </>
  );
}
