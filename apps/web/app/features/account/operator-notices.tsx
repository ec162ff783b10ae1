import { operatorNotices } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { AccountSection } from './account-section.tsx';
import { OPERATOR_TEXTS } from './texts.ts';

/** What the operator of this server should know. Everybody else has no such thing, and hears of no failure. */
export function OperatorNotices() {
  const { data } = useQuery({
    queryKey: ['operator-notices'],
    queryFn: ({ signal }) => call(operatorNotices, { signal }),
    retry: false,
  });
  if (!data || data.notices.length === 0) return null;
  return (
    <AccountSection title={OPERATOR_TEXTS.title}>
      <ul className="grid gap-2.5 text-sm text-ink-2">
        {data.notices.map((notice) => (
          <li key={notice} className="max-w-[62ch] border-l-2 border-line-strong pl-3.5">
            {notice}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
