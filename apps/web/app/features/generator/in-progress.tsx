import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { WaitingRow } from '../../ui/waiting-row.tsx';

/** The built-in engine is done long before; a model takes a while. */
const SHOWN_AFTER = 2;

/** How long it has taken so far, and a way out. */
export function TakesInProgress({ onCancel }: { onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  if (seconds < SHOWN_AFTER) return null;
  return <WaitingRow what="Writing three takes..." className="mb-5" {...{ seconds, onCancel }} />;
}
