import { PLANS } from '@framewright/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, ProBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PencilRing } from '../../ui/film-strip.tsx';
import { INCLUDED, PRICING_TEXTS } from './texts.ts';

interface PlanCardProps {
  /** Whether it is the reader's plan. */
  readonly current: boolean;
  readonly button: ReactNode;
}

/** What the free plan costs and includes. */
export function FreeCard({ current, button }: PlanCardProps) {
  return (
    <PlanCard
      name={PLANS.free.name}
      badge={current ? <Badge>{PRICING_TEXTS.yourPlan}</Badge> : null}
      included={INCLUDED.free}
      button={button}
    >
      ${PLANS.free.price}
    </PlanCard>
  );
}

/** What the Pro plan costs a month and includes. */
export function ProCard({ current, button }: PlanCardProps) {
  const badge = current ? <Badge variant="solid">{PRICING_TEXTS.yourPlan}</Badge> : <ProBadge />;
  return (
    <PlanCard name={PLANS.pro.name} badge={badge} included={INCLUDED.pro} button={button} pro>
      <span className="relative -ml-2.5 px-2.5">
        ${PLANS.pro.price}
        <PencilRing />
      </span>
      <small className="font-sans text-base font-normal tracking-normal text-ink-2 [word-spacing:0]">
        {PRICING_TEXTS.perMonth}
      </small>
    </PlanCard>
  );
}

interface PlanShape {
  readonly name: string;
  readonly badge: ReactNode;
  readonly included: readonly string[];
  readonly button: ReactNode;
  readonly pro?: boolean;
  /** The price. */
  readonly children: ReactNode;
}

function PlanCard({ name, badge, included, button, pro = false, children }: PlanShape) {
  return (
    <section
      className={classNames(
        'card card-pad-lg grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] gap-6',
        pro && 'border-line-strong',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 className="display display-2">{name}</h2>
        {badge}
      </div>
      <p className="display flex flex-wrap items-baseline gap-x-4 gap-y-2 text-[5.25rem] leading-none font-semibold">
        {children}
      </p>
      <ul className={classNames('checks', pro && 'checks-pro')}>
        {included.map((line) => (
          <li key={line}>
            <Check size={14} strokeWidth={1.6} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {button}
    </section>
  );
}
