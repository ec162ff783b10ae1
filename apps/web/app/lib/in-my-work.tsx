import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';

/** A quiet way to where something that was just made is kept; nothing where it is kept nowhere. */
export function InMyWork({ id, className }: { id: string | undefined; className?: string }) {
  return id === undefined ? null : (
    <Link to={`/work/${id}`} className={classNames('link text-sm text-ink-2', className)}>
      In My work
    </Link>
  );
}
