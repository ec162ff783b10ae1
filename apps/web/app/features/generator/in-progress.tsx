import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { UnderWay } from '../../ui/under-way.tsx';

/** The built-in engine is done long before; a model takes a while. */
const SHOWN_AFTER = 2;

/** How long it has taken so far, and a way out. */
export function TakesInProgress({ onCancel }: { onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  if (seconds < SHOWN_AFTER) return null;
  return (
    <div className="mb-5">
      <UnderWay what="Writing three takes..." seconds={seconds} onCancel={onCancel} />
    </div>
  );
}
