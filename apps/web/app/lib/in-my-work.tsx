import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';

export interface InMyWorkProps {
  readonly id: string | undefined;
  /** What is kept there, for those who cannot see beside what the link stands, where a page has several. */
  readonly of?: string;
  readonly className?: string;
}

/** A quiet way to where something is kept; nothing where it is kept nowhere. */
export function InMyWork({ id, of, className }: InMyWorkProps) {
  return id === undefined ? null : (
    <Link
      to={`/work/${id}`}
      className={classNames('link text-sm text-ink-2', className)}
      aria-label={of === undefined ? undefined : `${of} in My work`}
    >
      In My work
    </Link>
  );
}
