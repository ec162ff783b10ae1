import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The page's own content: where the skip link leads, and where the focus goes after a change of page. */
export function MainContent({ className, ...rest }: ComponentProps<'main'>) {
  return <main {...rest} id="main" tabIndex={-1} className={classNames('outline-none', className)} />;
}
