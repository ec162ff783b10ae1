import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface WaitingRowProps {
  /** What is being done, for people to read. */
  readonly what: string;
  /** How long it has taken; left out where that is not worth telling yet. */
  readonly seconds: number | undefined;
  readonly className?: string;
  readonly onCancel: () => void;
}

/** What is waited for, how long it has taken so far, and a way out. */
export function WaitingRow({ what, seconds, className, onCancel }: WaitingRowProps) {
  return (
    <div className={classNames('flex items-center justify-between gap-3 text-sm text-ink-2', className)}>
      <p role="status">{what}</p>
      <div className="flex items-center gap-3">
        {seconds === undefined ? null : (
          <span className="num" aria-hidden="true">
            {seconds} s
          </span>
        )}
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
