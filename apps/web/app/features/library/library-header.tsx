import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** The way back, the title, the badge. */
export function LibraryHeader({ children }: { children?: ReactNode }) {
  return (
    <>
      <LinkButton to="/dashboard" variant="ghost" size="sm" className="-ml-3 mb-4 no-print">
        <ArrowLeft aria-hidden="true" />
        {LIBRARY_TEXTS.back}
      </LinkButton>
      <PageHeader title={LIBRARY_TEXTS.title} badge={<ProBadge />}>
        {children}
      </PageHeader>
    </>
  );
}
