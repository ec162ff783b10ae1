import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ProBadge } from '../../ui/badge.tsx';
import { Frame } from '../../ui/frame.tsx';

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
    <Link to={to} className="card">
      <div className="px-2.5 pt-2.5">
        <Frame ratio="16:9">
          <img src={art} alt="" />
        </Frame>
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
