import { classNames } from './class-names.ts';

const WIDTHS = ['w-full', 'w-11/12', 'w-23/24', 'w-3/5'];

/** A grey bar where something will stand. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}

/** Lines of text to come. Put a word beside it that says what is loading. */
export function SkeletonLines({ lines = 4 }: { lines?: 1 | 2 | 3 | 4 }) {
  return (
    <div className="grid gap-3.5 py-1">
      {WIDTHS.slice(0, lines).map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
