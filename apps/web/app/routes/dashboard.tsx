import type { User } from '@framewright/contract';
import arches from '../art/arches.svg';
import ridge from '../art/ridge.svg';
import sitter from '../art/sitter.svg';
import { DASHBOARD_TEXTS } from '../features/dashboard/texts.ts';
import { ToolCard } from '../features/dashboard/tool-card.tsx';
import { WaitingPrompt } from '../features/dashboard/waiting-prompt.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { UsageBanner } from '../features/usage/usage-banner.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';
import { classNames } from '../ui/class-names.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { UpgradeCard } from '../ui/upgrade-card.tsx';

export const meta = () => pageMeta('Dashboard');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** The first page after signing in: a prompt that waits, the day's allowance, the tools. */
export default function DashboardPage() {
  const { user, plan } = useUser();
  const isPro = plan.id === 'pro';
  const { upgrade } = DASHBOARD_TEXTS;
  return (
    <MainContent className="wrap page">
      <PageHeader title={greetingFor(user, Date.now())}>
        {isPro ? DASHBOARD_TEXTS.leadPro : DASHBOARD_TEXTS.lead}
      </PageHeader>
      <WaitingPrompt />
      <UsageBanner unlimited={isPro} />
      <div className={classNames('mt-10 grid gap-6 sm:grid-cols-2', isPro && 'md:grid-cols-3')}>
        <ToolCard to="/generator" art={sitter} primary wide={!isPro} {...DASHBOARD_TEXTS.generator} />
        <ToolCard to="/guide" art={arches} wide={!isPro} {...DASHBOARD_TEXTS.guide} />
        {isPro ? <ToolCard to="/generator?tab=images" art={ridge} pro {...DASHBOARD_TEXTS.images} /> : null}
      </div>
      {isPro ? null : (
        <UpgradeCard
          title={upgrade.title}
          points={upgrade.points}
          to="/pricing"
          action={upgrade.action}
          className="mt-6"
          quiet
        >
          {upgrade.what}
        </UpgradeCard>
      )}
    </MainContent>
  );
}

/** How long an account counts as new, in milliseconds: nobody comes back to what they have just begun. */
const NEW_FOR_MS = 86_400_000;

function greetingFor({ name, created_at: createdAt }: User, now: number): string {
  const isNew = now - Date.parse(createdAt) < NEW_FOR_MS;
  return isNew ? DASHBOARD_TEXTS.welcome(name) : DASHBOARD_TEXTS.welcomeBack(name);
}
