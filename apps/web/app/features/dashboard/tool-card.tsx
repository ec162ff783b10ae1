import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ProBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

interface ToolCardProps {
  readonly to: string;
  readonly art: string;
  readonly title: string;
  readonly what: string;
  readonly action: string;
  readonly pro?: boolean;
  /** The one that the page leads to. */
  readonly primary?: boolean;
  /** Beside one other only, where there is room for the words beside the picture. */
  readonly wide?: boolean;
}

/** A tool, its picture, and the way there: the whole card is the link. */
export function ToolCard({ to, art, title, what, action, pro, primary, wide }: ToolCardProps) {
  return (
    <Link to={to} className={classNames('card flex flex-col', wide && 'md:flex-row')}>
      {/* The drawings' own ratio: nothing of them is cut off. */}
      <div className={classNames('p-2.5', wide ? 'pb-0 md:w-1/2 md:flex-none md:pb-2.5' : 'pb-0')}>
        <img src={art} alt="" width="300" height="200" className="aspect-3/2 w-full rounded-frame" />
      </div>
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
