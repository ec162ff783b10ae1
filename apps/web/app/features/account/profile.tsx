import type { Plan, User } from '@framewright/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../lib/formatting.ts';
import { AccountSection } from './account-section.tsx';
import { PROFILE_TEXTS } from './texts.ts';

/** Who is signed in, on which plan, since when. */
export function Profile({ user, plan }: { user: User; plan: Plan }) {
  return (
    <AccountSection title={PROFILE_TEXTS.title}>
      <dl className="grid gap-y-2.5 text-sm">
        <Fact name={PROFILE_TEXTS.name}>{user.name}</Fact>
        <Fact name={PROFILE_TEXTS.email}>{user.email}</Fact>
        <Fact name={PROFILE_TEXTS.plan}>
          <span className="mr-3">{plan.name}</span>
          <Link to="/pricing" className="link text-ink-2">
            {PROFILE_TEXTS.compare}
          </Link>
        </Fact>
        <Fact name={PROFILE_TEXTS.since}>
          <time dateTime={user.created_at}>{longDate(user.created_at)}</time>
        </Fact>
      </dl>
    </AccountSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-x-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
