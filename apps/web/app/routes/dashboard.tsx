import type { User } from '@framewright/contract';
import { DASHBOARD_TEXTS } from '../features/dashboard/texts.ts';
import { ToolCards } from '../features/dashboard/tool-cards.tsx';
import { WaitingPrompt } from '../features/dashboard/waiting-prompt.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { UsageBanner, UsageLoading } from '../features/usage/usage-banner.tsx';
import { For } from '../lib/audience.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverNow } from '../lib/server-time.ts';
import { useUser } from '../lib/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const meta = () => pageMeta(DASHBOARD_TEXTS.page);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = { Frame: DashboardFrame };

/** The first page after signing in: a prompt that waits, the day's allowance, the tools. */
export default function DashboardPage() {
  const { user, plan } = useUser();
  const isPro = plan.id === 'pro';
  return (
    <MainContent className="wrap page">
      <PageHeader title={greetingFor(user, serverNow())}>
        {isPro ? DASHBOARD_TEXTS.leadPro : DASHBOARD_TEXTS.lead}
      </PageHeader>
      <WaitingPrompt />
      <UsageBanner unlimited={isPro} />
      <ToolCards isPro={isPro} />
    </MainContent>
  );
}

/** The same for whoever it is: no name, no count. */
function DashboardFrame() {
  return (
    <MainContent className="wrap page" aria-busy>
      <PageHeader
        title={
          <>
            <span className="sr-only">{DASHBOARD_TEXTS.page}</span>
            <Skeleton className="h-[1em] w-[8em]" />
          </>
        }
      >
        <For who="pro" inline>
          {DASHBOARD_TEXTS.leadPro}
        </For>
        <For who="visitor free unknown" inline>
          {DASHBOARD_TEXTS.lead}
        </For>
      </PageHeader>
      <UsageLoading />
      <For who="pro">
        <ToolCards isPro />
      </For>
      <For who="visitor free unknown">
        <ToolCards isPro={false} />
      </For>
    </MainContent>
  );
}

/** How long an account counts as new, in milliseconds: nobody comes back to what they have just begun. */
const NEW_FOR_MS = 86_400_000;

function greetingFor({ name, created_at: createdAt }: User, now: number): string {
  const isNew = now - Date.parse(createdAt) < NEW_FOR_MS;
  return isNew ? DASHBOARD_TEXTS.welcome(name) : DASHBOARD_TEXTS.welcomeBack(name);
}
