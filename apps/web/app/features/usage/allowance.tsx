import { PLANS, type Plan, type UsageKind } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../../lib/usage.ts';

/** How many of today's prompts or images are left, in one quiet line. */
export function Allowance({ kind, plan }: { kind: UsageKind; plan: Plan }) {
  const { data: usage } = useQuery(usageQuery);
  if (plan.id === 'pro') return <p className="field-hint">Unlimited {kind}</p>;
  if (!usage) return <p className="field-hint">&nbsp;</p>;
  const limit = usage[`${kind}_limit`] ?? PLANS.free.daily[kind];
  const left = Math.max(limit - usage[`${kind}_used_today`], 0);
  return (
    <p className={left === 0 ? 'field-hint text-danger' : 'field-hint'}>
      {left} of {limit} {kind} left today
    </p>
  );
}
