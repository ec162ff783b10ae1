import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The page's own content: where the skip link leads, and where the focus goes after a change of page. */
export function MainContent({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classNames('outline-none', className)}>
      {children}
    </main>
  );
}
