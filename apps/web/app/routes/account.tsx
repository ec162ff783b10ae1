import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AccountDeletion } from '../features/account/account-deletion.tsx';
import { AccountSection } from '../features/account/account-section.tsx';
import { DataExport } from '../features/account/data-export.tsx';
import { EmailForm } from '../features/account/email-form.tsx';
import { NameForm } from '../features/account/name-form.tsx';
import { OperatorNotices } from '../features/account/operator-notices.tsx';
import { PasswordForm } from '../features/account/password-form.tsx';
import { PasswordMail } from '../features/account/password-mail.tsx';
import { Profile } from '../features/account/profile.tsx';
import { SignOutButton } from '../features/account/sign-out-button.tsx';
import { Storage } from '../features/account/storage.tsx';
import { ACCOUNT_TEXTS, ENGINES_TEXTS, SECURITY_TEXTS } from '../features/account/texts.ts';
import { Billing } from '../features/billing/billing.tsx';
import { billingQuery } from '../features/billing/billing-query.ts';
import { Payment } from '../features/billing/payment.tsx';
import { isRunning } from '../features/billing/subscription-words.ts';
import { BILLING_TEXTS, PAYMENT_TEXTS } from '../features/billing/texts.ts';
import { ApiKeys } from '../features/keys/api-keys.tsx';
import { KEYS_TEXTS } from '../features/keys/texts.ts';
import { UpgradeButton } from '../features/pricing/upgrade-button.tsx';
import { MainContent } from '../features/shell/main-content.tsx';
import { PlainFrame } from '../features/shell/plain-frame.tsx';
import { UsageBanner } from '../features/usage/usage-banner.tsx';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useUser } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Account');
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';
export const handle: RouteHandle = {
  Frame: () => (
    <PlainFrame title={ACCOUNT_TEXTS.title} actions={<SignOutButton />}>
      {ACCOUNT_TEXTS.lead}
    </PlainFrame>
  ),
};

/** Plan, profile, keys and the account's end; after a checkout, first of all how far the payment is. */
export default function AccountPage() {
  const session = useUser();
  const { user, plan } = session;
  const isPro = plan.id === 'pro';
  const paying = useSearchParams()[0].get('session_id');
  const billing = useQuery(billingQuery);
  return (
    <MainContent className="wrap page">
      <PageHeader title={ACCOUNT_TEXTS.title} actions={<SignOutButton />}>
        {ACCOUNT_TEXTS.lead}
      </PageHeader>
      {paying ? (
        <AccountSection title={PAYMENT_TEXTS.title}>
          <Payment sessionId={paying} />
        </AccountSection>
      ) : null}
      <OperatorNotices />
      <AccountSection title={ENGINES_TEXTS.title}>
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[62ch] text-ink-2">{ENGINES_TEXTS.what}</p>
          <LinkButton to="/engines">{ENGINES_TEXTS.open}</LinkButton>
        </div>
      </AccountSection>
      <Profile user={user} plan={plan} />
      <AccountSection title={ACCOUNT_TEXTS.usage}>
        <UsageBanner unlimited={isPro} heading="h3" />
        <Storage />
      </AccountSection>
      <AccountSection title={BILLING_TEXTS.title}>
        <Billing plan={plan.id} upgrade={isPro ? null : <UpgradeButton session={session} />} />
      </AccountSection>
      <AccountSection title={SECURITY_TEXTS.title}>
        <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          <div className="grid content-start gap-10">
            <NameForm name={user.name} />
            <EmailForm />
          </div>
          <div className="grid content-start gap-6">
            <PasswordForm email={user.email} />
            <PasswordMail email={user.email} />
          </div>
        </div>
      </AccountSection>
      <AccountSection title={KEYS_TEXTS.title} id="api-keys">
        <ApiKeys />
      </AccountSection>
      <DataExport />
      <AccountDeletion email={user.email} subscribed={isRunning(billing.data?.subscription)} />
    </MainContent>
  );
}
