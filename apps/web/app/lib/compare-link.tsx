import { Columns2 } from 'lucide-react';
import { Link } from 'react-router';

/** The page that compares what a work says. */
export const compareAddress = (workId: string) => `/compare?work=${workId}`;

/** A quiet way to compare what was just made; nothing where it is kept nowhere. */
export function CompareLink({ id }: { id: string | undefined }) {
  return id === undefined ? null : (
    <Link to={compareAddress(id)} className="link inline-flex items-center gap-1.5 text-sm text-ink-2">
      <Columns2 size={14} aria-hidden="true" />
      Compare
    </Link>
  );
}
