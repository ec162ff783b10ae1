import { Infinity as InfinityIcon } from 'lucide-react';

/** Up to this limit each exposure has a tick of its own; above it, a bar is drawn. */
const MOST_TICKS = 40;

export interface MeterProps {
  /** What is counted, for assistive technology: 'prompts'. */
  readonly label: string;
  readonly used: number;
  /** `null` is unlimited. */
  readonly limit: number | null;
}

/** How much of a day's allowance is used: one tick per exposure, the newest marked. */
export function Meter({ label, used, limit }: MeterProps) {
  if (limit === null) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <InfinityIcon size={20} strokeWidth={1.6} aria-hidden="true" />
        Unlimited
      </p>
    );
  }
  const name = `${used} of ${limit} ${label} used`;
  if (limit > MOST_TICKS) {
    const share = Math.min(used / limit, 1) * 100;
    return (
      <svg
        className="meter-bar"
        data-full={used >= limit ? '' : undefined}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={name}
      >
        <rect width={share} height="1" />
      </svg>
    );
  }
  return (
    <div className="meter" role="img" aria-label={name}>
      {Array.from({ length: limit }, (_, index) => index + 1).map((exposure) => (
        <i key={exposure} data-tick={tick(exposure, used, limit)} />
      ))}
    </div>
  );
}

function tick(exposure: number, used: number, limit: number): 'used' | 'newest' | 'last' | undefined {
  if (exposure > used) return undefined;
  if (exposure < Math.min(used, limit)) return 'used';
  return used >= limit ? 'last' : 'newest';
}
