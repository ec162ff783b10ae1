import { Check, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './button.tsx';
import { classNames } from './class-names.ts';

export interface UpgradeCardProps {
  readonly title: string;
  /** One sentence. */
  readonly children: ReactNode;
  /** What the plan adds, line by line. */
  readonly points?: readonly string[];
  readonly to: string;
  readonly action: string;
  /** Beside the page's own primary action. */
  readonly quiet?: boolean;
  readonly className?: string;
}

/** What a plan would add: crown, title, one sentence, and the way there. */
export function UpgradeCard({
  title,
  children,
  points = [],
  to,
  action,
  quiet = false,
  className,
}: UpgradeCardProps) {
  return (
    <section
      className={classNames('card card-pad-lg flex flex-col items-start justify-between gap-6', className)}
    >
      <div className="grid min-w-0 gap-3">
        <h2 className="display display-2 flex items-center gap-3">
          <Crown size={24} strokeWidth={1.6} className="text-accent-ink" aria-hidden="true" />
          {title}
        </h2>
        <p className="max-w-[64ch] text-pretty text-ink-2">{children}</p>
      </div>
      {points.length > 0 ? (
        <ul className="checks checks-pro w-full grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-x-8">
          {points.map((point) => (
            <li key={point}>
              <Check size={14} strokeWidth={1.6} aria-hidden="true" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <LinkButton to={to} size="lg" {...(quiet ? {} : { variant: 'primary', full: true })}>
        {action}
      </LinkButton>
    </section>
  );
}
