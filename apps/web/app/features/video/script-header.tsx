import { ArrowLeft, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, ProBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';

/** The way back, the title and the badge, which names the price to those who are not on Pro. */
export function ScriptHeader({ isPro, actions }: { isPro: boolean; actions?: ReactNode }) {
  return (
    <>
      <LinkButton to="/dashboard" variant="ghost" size="sm" className="-ml-3 mb-4">
        <ArrowLeft aria-hidden="true" />
        {TEXTS.back}
      </LinkButton>
      <PageHeader title={TEXTS.title} badge={isPro ? <ProBadge /> : <PriceBadge />} actions={actions}>
        {TEXTS.lead}
      </PageHeader>
    </>
  );
}

function PriceBadge() {
  return (
    <Badge className="badge-pro">
      <Crown strokeWidth={1.6} aria-hidden="true" />
      {TEXTS.proBadge}
    </Badge>
  );
}
