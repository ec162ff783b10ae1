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
}

/** A tool, its picture, and the way there: the whole card is the link. */
export function ToolCard({ to, art, title, what, action, pro }: ToolCardProps) {
  return (
    <Link to={to} className="card flex flex-col">
      {/* Grows where a neighbour is taller. */}
      <div className="relative mx-2.5 mt-2.5 aspect-video flex-auto">
        <img src={art} alt="" className="absolute size-full rounded-frame object-cover" />
      </div>
      <div className="grid gap-2 px-5 pt-4 pb-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="display display-3">{title}</h2>
          {pro ? <ProBadge /> : null}
        </div>
        <p className="text-sm text-ink-2">{what}</p>
        <span className="mt-1 flex items-center gap-1.5 text-sm font-[550]">
          {action}
          <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </span>
      </div>
    </Link>
  );
}
