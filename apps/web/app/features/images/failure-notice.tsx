import { useEffect, useState } from 'react';
import { UpgradeLink } from '../../lib/upgrade-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ImageFailure } from './image-failure.ts';
import { FAILURE_TEXTS } from './texts.ts';

export interface FailureNoticeProps {
  readonly failure: ImageFailure;
  readonly onAgain: () => void;
  /** Left out where the built-in preview itself failed. */
  readonly onPreview: (() => void) | undefined;
}

/** Why there is no picture; it stays until the next is asked for. */
export function FailureNotice({ failure, onAgain, onPreview }: FailureNoticeProps) {
  const { sentence, again, isLimit, advisesPreview } = failure;
  const preview = advisesPreview ? onPreview : undefined;
  return (
    <Notice kind="error" action={isLimit ? <UpgradeLink /> : undefined}>
      <p>{sentence}</p>
      {again || preview ? (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {again ? <AgainButton {...again} onAgain={onAgain} /> : null}
          {preview ? (
            <Button size="sm" onClick={preview}>
              {FAILURE_TEXTS.preview}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Notice>
  );
}

/** Waits as long as the model asked for. */
function AgainButton({ afterSeconds, onAgain }: { afterSeconds: number; onAgain: () => void }) {
  const left = useSecondsLeft(afterSeconds);
  return (
    <Button size="sm" disabled={left > 0} onClick={onAgain}>
      {left > 0 ? FAILURE_TEXTS.againIn(left) : FAILURE_TEXTS.again}
    </Button>
  );
}

/** By the clock, since a tab that nobody looks at counts slowly. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
