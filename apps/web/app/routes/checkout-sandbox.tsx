import { useSearchParams } from 'react-router';
import bottle from '../art/bottle.svg';
import { SandboxCheckout } from '../features/billing/sandbox-checkout.tsx';
import { SANDBOX_TEXTS } from '../features/billing/texts.ts';
import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';
import { Frame } from '../ui/frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta(SANDBOX_TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => <PlainFrame title={SANDBOX_TEXTS.title}>{SANDBOX_TEXTS.lead}</PlainFrame>,
};

/** Stands for the payment page where the server has no real one. */
export default function CheckoutSandboxPage() {
  const { user } = useUser();
  const [query] = useSearchParams();
  return (
    <MainContent className="wrap page">
      <PageHeader title={SANDBOX_TEXTS.title}>{SANDBOX_TEXTS.lead}</PageHeader>
      <div className="grid items-start gap-10 md:grid-cols-[1fr_1.1fr]">
        <SandboxCheckout sessionId={query.get('session_id') ?? ''} email={user.email} />
        <Frame ratio="16:10" viewfinder className="max-md:hidden">
          <img src={bottle} alt="" />
        </Frame>
      </div>
    </MainContent>
  );
}
