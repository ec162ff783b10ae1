import { LENGTHS } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { analysisQuery, translationQuery } from './queries.ts';
import { SourcePanel } from './source-panel.tsx';
import { TargetPanel } from './target-panel.tsx';
import { useDraft, usePaused } from './use-draft.ts';
import { WhatChanged } from './what-changed.tsx';

/** A prompt on the left, the same in another form on the right, what changed below. */
export function Translate() {
  const { draft, change } = useDraft();
  const text = usePaused(draft.text.length > LENGTHS.anyPrompt ? '' : draft.text);
  const negative = usePaused(draft.negative ?? '');
  const asked = { ...draft, text, negative };
  const analysis = useQuery(analysisQuery(asked));
  const translation = useQuery(translationQuery(asked));
  const isEmpty = text === '';
  return (
    <>
      <div className="translate-split">
        <SourcePanel
          draft={draft}
          analysis={isEmpty ? undefined : analysis.data}
          readText={analysis.isPlaceholderData ? '' : text}
          onChange={change}
        />
        <TargetPanel
          to={draft.to}
          isEmpty={isEmpty}
          translation={translation.data}
          error={translation.error}
          fetching={translation.isFetching}
          onTarget={(to) => change({ to })}
          onRetry={() => void Promise.all([translation.refetch(), analysis.refetch()])}
        />
      </div>
      {translation.data && !isEmpty && !translation.error ? (
        <WhatChanged losses={translation.data.losses} />
      ) : null}
    </>
  );
}
