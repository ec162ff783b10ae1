import { CircleAlert, Info, Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const KINDS: Record<'info' | 'error' | 'tip', { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: '' },
  error: { icon: CircleAlert, className: 'notice-error' },
  tip: { icon: Lightbulb, className: 'notice-tip' },
};

export interface NoticeProps {
  readonly kind?: keyof typeof KINDS;
  /** At the end of the line: a button. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence in the flow of the page. Errors are read out at once. */
export function Notice({ kind = 'info', action, className, children }: NoticeProps) {
  const { icon: Icon, className: look } = KINDS[kind];
  return (
    <div
      className={classNames('notice', look, action ? 'notice-action' : '', className)}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      <div className={action ? 'min-w-0 flex-[1_1_11rem]' : 'min-w-0 flex-1'}>{children}</div>
      {action}
    </div>
  );
}
