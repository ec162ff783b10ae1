import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ProBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** The way back, the title, the badge. */
export function LibraryHeader({ children }: { children?: ReactNode }) {
  const { status } = useSession();
  const isVisitor = status === 'visitor';
  return (
    <>
      <LinkButton
        to={isVisitor ? '/' : '/dashboard'}
        variant="ghost"
        size="sm"
        className="-ml-3 mb-4 no-print"
      >
        <ArrowLeft aria-hidden="true" />
        {isVisitor ? LIBRARY_TEXTS.backHome : LIBRARY_TEXTS.back}
      </LinkButton>
      <PageHeader title={LIBRARY_TEXTS.title} badge={<ProBadge />}>
        {children}
      </PageHeader>
    </>
  );
}
