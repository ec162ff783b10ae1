import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** Whether the content that went last had the focus: a page takes the place of its frame once the account is known. */
let hadFocus = false;

/** The page's own content: where the skip link leads, and where the focus goes after a change of page. */
export function MainContent({ className, ...rest }: ComponentProps<'main'>) {
  return (
    <main
      {...rest}
      ref={handFocusOn}
      id="main"
      tabIndex={-1}
      className={classNames('outline-none', className)}
    />
  );
}

function handFocusOn(main: HTMLElement | null): () => void {
  if (hadFocus) main?.focus({ preventScroll: true });
  return () => {
    hadFocus = document.activeElement === main;
  };
}
