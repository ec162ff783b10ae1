import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  readonly variant?: 'plain' | 'solid';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word or two in a small frame, or on a ground with `solid`. */
export function Badge({ variant = 'plain', className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', variant === 'solid' && 'badge-solid', className)}>{children}</span>
  );
}

/** Marks what belongs to the Pro plan. */
export function ProBadge({ className }: { className?: string }) {
  return (
    <span className={classNames('badge badge-pro', className)}>
      <Crown strokeWidth={1.6} aria-hidden="true" />
      Pro
    </span>
  );
}
