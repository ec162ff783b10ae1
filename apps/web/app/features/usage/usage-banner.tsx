import { PLANS, type Usage } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { duration } from '../../lib/formatting.ts';
import { serverNow } from '../../lib/server-time.ts';
import { usageQuery } from '../../lib/usage.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { USAGE_TEXTS } from './texts.ts';

const COLUMNS = 'cells sm:grid-cols-[1.9fr_1fr_0.78fr]';
const MINUTE_MS = 60_000;

interface UsageBannerProps {
  readonly unlimited: boolean;
  /** The level of its headings: below that of what it stands under. */
  readonly heading?: Heading;
}

type Heading = 'h2' | 'h3';

/** What of the day's allowance is used, and when it begins anew. */
export function UsageBanner({ unlimited, heading = 'h2' }: UsageBannerProps) {
  const { data, isError, isFetching, refetch } = useQuery(usageQuery);
  const again = useCallback(() => void refetch(), [refetch]);
  if (data) return <UsageCells usage={data} unlimited={unlimited} heading={heading} onReset={again} />;
  if (isError) return <ErrorPanel message={USAGE_TEXTS.failed} onRetry={again} retrying={isFetching} />;
  return <UsageLoading />;
}

interface UsageCellsProps {
  readonly usage: Usage;
  readonly unlimited: boolean;
  readonly heading: Heading;
  readonly onReset: () => void;
}

function UsageCells({ usage, unlimited, heading, onReset }: UsageCellsProps) {
  // For a free user the client falls back to the plan's limits when the server gives none.
  const limit = (given: number | null, free: number) => (unlimited ? null : (given ?? free));
  return (
    <section className={COLUMNS} aria-label={USAGE_TEXTS.label}>
      <Count
        heading={heading}
        title={USAGE_TEXTS.prompts}
        noun="prompts"
        used={usage.prompts_used_today}
        limit={limit(usage.prompts_limit, PLANS.free.daily.prompts)}
      />
      <Count
        heading={heading}
        title={USAGE_TEXTS.images}
        noun="images"
        used={usage.images_used_today}
        limit={limit(usage.images_limit, PLANS.free.daily.images)}
      />
      <NextReset heading={heading} at={usage.next_reset} onReset={onReset} />
    </section>
  );
}

interface CountProps {
  readonly heading: Heading;
  readonly title: string;
  readonly noun: string;
  readonly used: number;
  readonly limit: number | null;
}

function Count({ heading: Title, title, noun, used, limit }: CountProps) {
  const full = limit !== null && used >= limit;
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <Title className="label">{title}</Title>
        {limit === null ? null : (
          <span className={full ? 'num text-danger' : 'num'}>
            {full ? USAGE_TEXTS.noneLeft : `${limit - used} left`}
          </span>
        )}
      </div>
      <p className="fig">
        {used} {limit === null ? null : <small>/ {limit}</small>}
      </p>
      <Meter label={noun} used={used} limit={limit} />
    </div>
  );
}

interface NextResetProps {
  readonly heading: Heading;
  readonly at: string;
  readonly onReset: () => void;
}

function NextReset({ heading: Title, at, onReset }: NextResetProps) {
  const left = useTimeLeft(at, onReset);
  return (
    <div className="grid content-start gap-3">
      <Title className="label">{USAGE_TEXTS.reset}</Title>
      <p className="fig">
        <time dateTime={at}>{at.slice(11, 16)}</time> <small>UTC</small>
      </p>
      <p className="text-sm text-ink-3">in {duration(left)}</p>
    </div>
  );
}

/** Milliseconds until `at`, by the minute; calls back once when it has passed. */
function useTimeLeft(at: string, onPassed: () => void): number {
  const [now, setNow] = useState(() => serverNow());
  const left = Date.parse(at) - now;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const passed = left <= 0;
  useEffect(() => {
    if (passed) onPassed();
  }, [passed, onPassed]);
  return left;
}

/** That the day's allowance is asked for. */
export function UsageLoading() {
  return (
    <div className={COLUMNS} role="status">
      <span className="sr-only">{USAGE_TEXTS.loading}</span>
      {[USAGE_TEXTS.prompts, USAGE_TEXTS.images, USAGE_TEXTS.reset].map((title) => (
        <div key={title} className="grid content-start gap-3">
          <p className="label">{title}</p>
          <Skeleton className="h-9.5 w-24" />
          <Skeleton className="h-5.5" />
        </div>
      ))}
    </div>
  );
}
