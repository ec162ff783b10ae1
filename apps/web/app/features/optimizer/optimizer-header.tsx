import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OPTIMIZER_SCREEN as TEXTS } from './texts.ts';

/** The way back, the title, and Sora 2's status. Children stand at the end of the line. */
export function OptimizerHeader({ badge, children }: { badge: ReactNode; children?: ReactNode }) {
  return (
    <>
      <LinkButton to="/dashboard" variant="ghost" size="sm" className="-ml-3 mb-4">
        <ArrowLeft aria-hidden="true" />
        {TEXTS.back}
      </LinkButton>
      <PageHeader title={TEXTS.title} badge={badge} actions={children}>
        {TEXTS.status}
      </PageHeader>
    </>
  );
}
