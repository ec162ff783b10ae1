import type { ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  /** Where addresses may point at it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part of the account page: its title, and beside it what belongs to it. */
export function AccountSection({ title, id, children }: AccountSectionProps) {
  return (
    <section id={id} className="grid gap-x-8 gap-y-5 border-t border-line py-8 lg:grid-cols-[1fr_3fr]">
      <h2 className="display display-3">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
