import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** At the end of the line: buttons. */
  readonly actions?: ReactNode;
}

/** A page's title, and a sentence below it. */
export function PageHeader({ title, children, badge, actions }: PageHeaderProps) {
  return (
    <div className="page-head">
      <div className="grid min-w-0 gap-2.5">
        <div className="flex flex-wrap items-center gap-3.5">
          <h1 className="display display-1">{title}</h1>
          {badge}
        </div>
        {children ? <p className="max-w-[62ch] text-pretty text-ink-2">{children}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
    </div>
  );
}
