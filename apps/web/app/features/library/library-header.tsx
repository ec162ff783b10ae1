import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisitorOrUser } from '../../lib/audience.tsx';
import { ProBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** The way back, the title, the badge. */
export function LibraryHeader({ children }: { children?: ReactNode }) {
  return (
    <>
      <VisitorOrUser
        visitor={<Back to="/">{LIBRARY_TEXTS.backHome}</Back>}
        user={<Back to="/dashboard">{LIBRARY_TEXTS.back}</Back>}
      />
      <PageHeader title={LIBRARY_TEXTS.title} badge={<ProBadge />}>
        {children}
      </PageHeader>
    </>
  );
}

function Back({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" className="-ml-3 mb-4 no-print">
      <ArrowLeft aria-hidden="true" />
      {children}
    </LinkButton>
  );
}
