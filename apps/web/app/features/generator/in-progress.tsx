import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { Button } from '../../ui/button.tsx';

/** The built-in engine is done long before; a model takes a while. */
const SHOWN_AFTER = 2;

/** How long it has taken so far, and a way out. */
export function TakesInProgress({ onCancel }: { onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  if (seconds < SHOWN_AFTER) return null;
  return (
    <div className="mb-5 flex items-center justify-between gap-3 text-sm text-ink-2">
      <p role="status">Writing three takes...</p>
      <div className="flex items-center gap-3">
        <span className="num" aria-hidden="true">
          {seconds} s
        </span>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
