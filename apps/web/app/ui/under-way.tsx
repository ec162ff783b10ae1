import { Button } from './button.tsx';

export interface UnderWayProps {
  /** What is being done. */
  readonly what: string;
  /** How long it has taken; left out, nothing is said of it. */
  readonly seconds?: number | undefined;
  readonly onCancel: () => void;
}

/** What is under way, since when, and a way out of it. */
export function UnderWay({ what, seconds, onCancel }: UnderWayProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 text-sm text-ink-2">
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
