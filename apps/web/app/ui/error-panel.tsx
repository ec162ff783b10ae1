import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface ErrorPanelProps {
  readonly message: string;
  readonly onRetry: () => void;
  /** While a new attempt is under way. */
  readonly retrying?: boolean;
  readonly className?: string;
}

/** What went wrong, and a button that tries again. */
export function ErrorPanel({ message, onRetry, retrying = false, className = '' }: ErrorPanelProps) {
  return (
    <Notice
      kind="error"
      className={className}
      action={
        <Button size="sm" onClick={onRetry} busy={retrying && 'Trying...'}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
