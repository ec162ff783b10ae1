import { Notice } from './notice.tsx';

/** What did not work, in the place where it was asked for; nothing without a sentence. */
export function Failure({ children }: { children: string | undefined }) {
  return children ? <Notice kind="error">{children}</Notice> : null;
}
