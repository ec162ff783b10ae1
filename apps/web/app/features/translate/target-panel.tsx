import type { PromptTranslation } from '@framewright/contract';
import type { Dialect } from '@framewright/prompt-dialects';
import { useEffect, useId } from 'react';
import prompterFrame from '../../art/lighthouse.svg';
import { DIALECT_CHOICES, DIALECT_INFO } from '../../lib/dialects.ts';
import { announce } from '../../ui/announcer.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Frame } from '../../ui/frame.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { Source } from './as-caption.tsx';
import { translationFailure } from './queries.ts';
import { ResultCard } from './result-card.tsx';
import { TARGET_TEXTS as TEXTS } from './texts.ts';

export interface TargetPanelProps {
  readonly to: Dialect;
  readonly source: Source;
  readonly isEmpty: boolean;
  readonly translation: PromptTranslation | undefined;
  readonly error: unknown;
  readonly fetching: boolean;
  readonly onTarget: (to: Dialect) => void;
  readonly onRetry: () => void;
}

/** Which form is wanted, and the prompt in it. */
export function TargetPanel(props: TargetPanelProps) {
  const title = useId();
  return (
    <section className="grid min-w-0 content-start gap-3" aria-labelledby={title}>
      <div className="translate-head">
        <h2 id={title} className="label">
          {TEXTS.title}
        </h2>
      </div>
      <Chips label={TEXTS.title} value={props.to} chips={DIALECT_CHOICES} onChange={props.onTarget} scroll />
      <Result {...props} />
    </section>
  );
}

function Result({ isEmpty, source, translation, error, fetching, onRetry }: TargetPanelProps) {
  useAnnouncement(isEmpty || fetching ? undefined : translation);
  if (isEmpty) {
    return (
      <Empty
        title={TEXTS.empty}
        picture={
          <Frame viewfinder ratio="3:2" className="mb-1.5 w-30">
            <img src={prompterFrame} alt="" />
          </Frame>
        }
      >
        {TEXTS.emptyHint}
      </Empty>
    );
  }
  if (error) return <ErrorPanel message={translationFailure(error)} onRetry={onRetry} retrying={fetching} />;
  if (translation) return <ResultCard translation={translation} source={source} />;
  return (
    <div className="card card-pad" aria-busy="true">
      <span className="sr-only" role="status">
        {TEXTS.translating}
      </span>
      <SkeletonLines />
    </div>
  );
}

/** Says what stands there now, to those who do not see it come. */
function useAnnouncement(translation: PromptTranslation | undefined): void {
  useEffect(() => {
    if (translation) announce(TEXTS.ready(DIALECT_INFO[translation.to].name, translation.losses.length));
  }, [translation]);
}
