import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ProBadge } from '../../ui/badge.tsx';

interface ToolCardProps {
  readonly to: string;
  readonly art: string;
  readonly title: string;
  readonly what: string;
  readonly action: string;
  readonly pro?: boolean;
  /** The one that the page leads to. */
  readonly primary?: boolean;
}

/** A tool, its picture, and the way there: the whole card is the link. */
export function ToolCard({ to, art, title, what, action, pro, primary }: ToolCardProps) {
  return (
    <Link to={to} className="card flex flex-col">
      {/* The drawings' own ratio: nothing of them is cut off. */}
      <img src={art} alt="" width="300" height="200" className="m-2.5 mb-0 aspect-3/2 rounded-frame" />
      <div className="flex flex-auto flex-col gap-2 px-5 pt-4 pb-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="display display-3">{title}</h2>
          {pro ? <ProBadge /> : null}
        </div>
        <p className="text-sm text-ink-2">{what}</p>
        <span
          className={
            primary
              ? 'btn btn-primary mt-auto self-start'
              : 'mt-auto flex min-h-9.5 items-center gap-1.5 self-start text-sm font-[550]'
          }
        >
          {action}
          <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </span>
      </div>
    </Link>
  );
}
