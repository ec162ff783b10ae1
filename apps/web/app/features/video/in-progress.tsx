import { useElapsedSeconds } from '../../lib/elapsed-seconds.ts';
import { UnderWay } from '../../ui/under-way.tsx';

/** The built-in engine is done long before; a model takes a while. */
const SHOWN_AFTER = 2;

/** What is being written, and a way to stop it. */
export function InProgress({ what, onCancel }: { what: string; onCancel: () => void }) {
  const seconds = useElapsedSeconds();
  return (
    <div className="min-w-0 grow">
      <UnderWay what={what} seconds={seconds >= SHOWN_AFTER ? seconds : undefined} onCancel={onCancel} />
    </div>
  );
}
