import { Button } from '../../ui/button.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';

/** What is being written, and a way to stop it. */
export function InProgress({ what, onCancel }: { what: string; onCancel: () => void }) {
  return (
    <>
      <Button size="lg" onClick={onCancel}>
        {TEXTS.cancel}
      </Button>
      <p className="text-sm text-ink-2" role="status">
        {what}
      </p>
    </>
  );
}
