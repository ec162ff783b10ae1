import type { QuickStart } from '@framewright/content/open/quick-starts';
import { PROMPT_TEXTS } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { type ReactNode, useRef, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { generateFailure } from './generate-failure.ts';
import { InProgress } from './in-progress.tsx';
import { NoTakesYet, TakesLoading } from './no-takes.tsx';
import { PromptForm } from './prompt-form.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { Takes } from './takes.tsx';
import { useGeneratePrompts, type Wish } from './use-generate-prompts.ts';

export interface PromptGeneratorProps {
  /** How many are left today; drawn under the form. */
  readonly allowance: ReactNode;
  /** Turns a prompt into a picture, in the ratio that it was written for. */
  readonly onGenerateImage: (prompt: string, ratio: AspectRatio) => void;
}

/** The prompt generator: a subject on the left, its three takes on the right. */
export function PromptGenerator({ allowance, onGenerateImage }: PromptGeneratorProps) {
  const [subject, setSubject] = useState('');
  const [aspectRatio, setAspectRatio] = useState<AspectRatio>(PROMPT_DEFAULTS.aspect_ratio);
  const [error, setError] = useState<string>();
  const subjectRef = useRef<HTMLTextAreaElement>(null);
  const generation = useGeneratePrompts();

  function submit(wish: Wish) {
    const refusal = generation.generate(wish);
    setError(refusal);
    if (refusal) subjectRef.current?.focus();
  }

  function pick(start: QuickStart) {
    setSubject(start.subject);
    setAspectRatio(start.aspectRatio);
    setError(undefined);
    subjectRef.current?.focus();
  }

  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-[392px_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <div className="grid gap-3">
          <PromptForm
            subject={subject}
            aspectRatio={aspectRatio}
            error={error}
            generating={generation.mutation.isPending}
            subjectRef={subjectRef}
            onSubject={(next) => {
              setSubject(next);
              if (error === PROMPT_TEXTS.subject && next.trim()) setError(undefined);
            }}
            onAspectRatio={setAspectRatio}
            onSubmit={() => submit({ subject, aspectRatio, variation: 0 })}
          />
          {allowance}
        </div>
        <QuickStarts onPick={pick} />
      </div>
      <Results
        generation={generation}
        onRetry={submit}
        onUseRatio={setAspectRatio}
        onGenerateImage={onGenerateImage}
      />
    </div>
  );
}

interface ResultsProps {
  readonly generation: ReturnType<typeof useGeneratePrompts>;
  readonly onRetry: (wish: Wish) => void;
  readonly onUseRatio: (ratio: AspectRatio) => void;
  readonly onGenerateImage: (prompt: string, ratio: AspectRatio) => void;
}

/** The takes, or how they are coming along, or what went wrong. */
function Results({ generation, onRetry, onUseRatio, onGenerateImage }: ResultsProps) {
  const { mutation, shown } = generation;
  const { variables: asked, isPending: generating, error } = mutation;
  const waiting = generating && asked?.subject !== shown?.wish.subject;
  return (
    <div className="min-w-0">
      {error && asked ? (
        <ErrorPanel
          className="mb-5"
          message={generateFailure(error)}
          onRetry={() => onRetry(asked)}
          retrying={generating}
        />
      ) : null}
      {generating ? <InProgress onCancel={generation.cancel} /> : null}
      {waiting ? <TakesLoading /> : null}
      {shown && !waiting ? (
        <Takes
          result={shown.result}
          ratio={shown.wish.aspectRatio}
          generating={generating}
          onAnother={() => onRetry({ ...shown.wish, variation: shown.wish.variation + 1 })}
          onUseRatio={onUseRatio}
          onGenerateImage={(prompt) => onGenerateImage(prompt, shown.wish.aspectRatio)}
        />
      ) : null}
      {waiting || shown || error ? null : <NoTakesYet />}
    </div>
  );
}
