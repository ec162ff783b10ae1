import type { ReactNode } from 'react';

export interface EmptyProps {
  /** A small framed sketch. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: a sketch, a title, one line, one action. */
export function Empty({ picture, title, children, action }: EmptyProps) {
  return (
    <div className="card empty">
      {picture}
      <h3 className="display display-3 text-ink">{title}</h3>
      {children ? <p className="max-w-[44ch] text-sm">{children}</p> : null}
      {action}
    </div>
  );
}
