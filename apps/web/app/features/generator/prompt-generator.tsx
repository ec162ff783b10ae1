import type { QuickStart } from '@framewright/content/open/quick-starts';
import { PROMPT_TEXTS } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDailyLimit } from '../../lib/api-errors.ts';
import { startAnew, useLatestWork } from '../../lib/latest-work.ts';
import { UpgradeLink } from '../../lib/upgrade-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePart } from '../../ui/on-demand.ts';
import { generateFailure } from './generate-failure.ts';
import { GENERATOR_COLUMNS } from './generator-frame.tsx';
import { HeldPhrases } from './held-phrases.tsx';
import { TakesInProgress } from './in-progress.tsx';
import { NoTakesYet, TakesLoading } from './no-takes.tsx';
import { PromptForm } from './prompt-form.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { anotherOfRestored, takesOf } from './restored-takes.ts';
import { THREE_TAKES } from './three-takes-on-demand.ts';
import { anotherOf, ratioOf, useGeneratePrompts, type Wish, wishOfForm } from './use-generate-prompts.ts';
import { useKeptSwaps } from './use-kept-swaps.ts';
import { usePromptForm } from './use-prompt-form.ts';
import { type Takes, useTakes } from './use-takes.ts';
import { useTried } from './use-tried.ts';

export interface PromptGeneratorProps {
  /** How many are left today; drawn under the form. */
  readonly allowance: ReactNode;
  /** Turns a prompt into a picture, in the ratio that it was written for; with the id of the work that has it. */
  readonly onGenerateImage: (prompt: string, ratio: AspectRatio, workId: string | undefined) => void;
}

/** The prompt generator: a subject on the left, its three takes on the right. */
export function PromptGenerator({ allowance, onGenerateImage }: PromptGeneratorProps) {
  const [error, setError] = useState<string>();
  const [quickStartsOpen, setQuickStartsOpen] = useState<boolean>();
  const subjectRef = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useSearchParams();
  const generation = useGeneratePrompts(THREE_TAKES.prepare);
  const { shown } = generation;
  const form = usePromptForm(shown);
  const { subject, aspectRatio, isChosen, isElsewhere } = form;
  const takes = useTakes(shown);
  const workId = useKeptSwaps(shown, takes.swaps);
  // What was left in the field by an earlier visit is nothing that has begun.
  const [leftSubject] = useState(subject);
  const hasBegun = useRef(false);
  useEffect(() => {
    hasBegun.current = subject !== leftSubject || generation.mutation.isPending;
  });
  useLatestWork('takes', (item, isAsked) => {
    const restored = takesOf(item);
    if (!restored || hasBegun.current) return;
    generation.show(restored);
    if (leftSubject === '' || isAsked) form.setSubject(restored.wish.subject);
    if (!isAsked || query.get('take') !== 'another') return;
    // A reload is not to write yet another.
    setQuery({}, { replace: true, preventScrollReset: true });
    submit(anotherOfRestored(restored));
  });

  useTried(shown, (tried, wish) => {
    form.setSubject(tried);
    if (wish) submit(wish);
  });

  function startOver() {
    startAnew('takes', workId);
    generation.show(undefined);
    form.setSubject('');
    subjectRef.current?.focus();
  }

  function submit(wish: Wish) {
    const refusal = generation.generate(wish);
    setError(refusal);
    if (refusal) subjectRef.current?.focus();
  }

  function pick(start: QuickStart) {
    form.fill(start);
    setError(undefined);
    subjectRef.current?.focus();
  }

  return (
    <div className={GENERATOR_COLUMNS.both}>
      <div className={GENERATOR_COLUMNS.form}>
        <div className="grid gap-3">
          <PromptForm
            {...{ subject, aspectRatio, error, subjectRef }}
            suggested={form.suggested}
            generating={generation.mutation.isPending}
            onSubject={(next) => {
              form.setSubject(next);
              if (error === PROMPT_TEXTS.subject && next.trim()) setError(undefined);
            }}
            onAspectRatio={form.setRatio}
            onUseSuggested={form.useSuggested}
            onSubmit={() => {
              // What is held is held for this subject.
              const locks = isElsewhere ? [] : takes.held;
              const asked = { subject, aspectRatio, isChosen, locks };
              const last = generation.lastOf(subject);
              submit(wishOfForm(asked, last, last === shown ? workId : last?.result.work_id));
            }}
          />
          {allowance}
        </div>
        <QuickStarts
          onPick={pick}
          foldable={shown !== undefined}
          open={quickStartsOpen ?? shown === undefined}
          onOpen={setQuickStartsOpen}
        />
        <HeldPhrases {...takes} />
      </div>
      <Results
        {...{ generation, takes, workId, isElsewhere, onGenerateImage }}
        onStartOver={startOver}
        onRetry={submit}
        onAnother={(last) => submit(isElsewhere ? last : { ...last, aspectRatio, isChosen })}
      />
    </div>
  );
}

interface ResultsProps {
  readonly generation: ReturnType<typeof useGeneratePrompts>;
  readonly takes: Takes;
  /** Where the takes are on the roll, as they read now. */
  readonly workId: string | undefined;
  /** The form has another subject by now. */
  readonly isElsewhere: boolean;
  readonly onStartOver: () => void;
  readonly onRetry: (wish: Wish) => void;
  readonly onAnother: (wish: Wish) => void;
  readonly onGenerateImage: PromptGeneratorProps['onGenerateImage'];
}

/** The takes, or how they are coming along, or what went wrong. */
function Results(props: ResultsProps) {
  const { generation, takes, workId, isElsewhere, onStartOver, onRetry, onAnother, onGenerateImage } = props;
  const { mutation, shown } = generation;
  const { variables: asked, isPending: generating, error } = mutation;
  // It comes with takes that are written; those of an earlier visit are on the roll, where it does not.
  const ThreeTakes = usePart(THREE_TAKES, generating || shown !== undefined, () =>
    generation.show(undefined),
  );
  const isRead = generating && asked?.subject !== shown?.wish.subject;
  const waiting = isRead || (shown !== undefined && ThreeTakes === undefined);
  return (
    <div className="min-w-0">
      {error && isDailyLimit(error, 'prompt_limit') ? (
        <Notice kind="error" className="mb-5" action={<UpgradeLink />}>
          {generateFailure(error)}
        </Notice>
      ) : error && asked ? (
        <ErrorPanel
          className="mb-5"
          message={generateFailure(error)}
          onRetry={() => onRetry(asked)}
          retrying={generating}
        />
      ) : null}
      {generating ? <TakesInProgress onCancel={generation.cancel} /> : null}
      {waiting ? <TakesLoading /> : null}
      {shown && ThreeTakes && !waiting ? (
        <ThreeTakes
          {...{ shown, takes, workId, isElsewhere, generating, onStartOver }}
          onAnother={() => onAnother(anotherOf(shown, takes.held, workId))}
          onGenerateImage={(prompt) => onGenerateImage(prompt, ratioOf(shown), workId)}
        />
      ) : null}
      {waiting || shown || error ? null : <NoTakesYet />}
    </div>
  );
}
