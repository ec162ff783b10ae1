import { LENGTHS, type PromptAnalysis } from '@framewright/contract';
import { isCaptionDialect } from '@framewright/prompt-dialects/dialect';
import { useQuery } from '@tanstack/react-query';
import { AsCaption } from './as-caption.tsx';
import type { Draft } from './kept-draft.ts';
import { analysisQuery, translationQuery } from './queries.ts';
import { SourcePanel } from './source-panel.tsx';
import { TargetPanel } from './target-panel.tsx';
import { usePaused, useTranslationDraft } from './use-draft.ts';
import { WhatChanged } from './what-changed.tsx';

/** A prompt on the left, the same in another form on the right, what changed below. */
export function Translate() {
  const { draft, change } = useTranslationDraft();
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
          source={{ text, analysis: analysis.data }}
          isEmpty={isEmpty}
          translation={translation.data}
          error={translation.error}
          fetching={translation.isFetching}
          onTarget={(to) => change({ to })}
          onRetry={() => void Promise.all([translation.refetch(), analysis.refetch()])}
        />
      </div>
      {translation.data && !isEmpty && !translation.error ? (
        <>
          <WhatChanged translation={translation.data} />
          <Caption asked={asked} analysis={analysis.data} isSettled={!translation.isFetching} />
        </>
      ) : null}
    </>
  );
}

interface CaptionProps {
  readonly asked: Draft;
  readonly analysis: PromptAnalysis | undefined;
  /** Whether the target's own text is there: the caption comes after it. */
  readonly isSettled: boolean;
}

/** The same once more, as a caption; nothing where the target is one. */
function Caption({ asked, analysis, isSettled }: CaptionProps) {
  // Where the source is that very caption, another one tells more.
  const query = translationQuery({ ...asked, to: analysis?.dialect === 'flux2' ? 'ideogram' : 'flux2' });
  const { data } = useQuery({ ...query, enabled: isSettled && !isCaptionDialect(asked.to) });
  return data && !isCaptionDialect(asked.to) ? (
    <AsCaption caption={data} source={{ text: asked.text, analysis }} />
  ) : null;
}
