import { LENGTHS } from '@framewright/contract';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { modelLabel, usePriceOfWords } from '../../lib/text-models.ts';
import { Button } from '../../ui/button.tsx';
import { PriceNote } from '../../ui/price-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { InProgress } from './in-progress.tsx';
import { VIDEO_SCREEN as TEXTS } from './texts.ts';
import type { ScriptGeneratorState, Stage } from './use-script-generator.ts';

export interface IdeaFormProps {
  readonly generator: ScriptGeneratorState;
  readonly stage: Extract<Stage, { step: 'idea' }>;
}

/** Step 1: the idea. Ctrl+Enter in it does what the button does, and says what is missing. */
export function IdeaForm({ generator, stage }: IdeaFormProps) {
  const { idea, setIdea, report, settings, asking, askOptions, cancel } = generator;
  const field = useRef<HTMLTextAreaElement>(null);
  const price = usePriceOfWords(settings.model);
  const priceId = useId();
  useEffect(() => {
    if (stage.isAnother) field.current?.focus();
  }, [stage]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!asking) askOptions();
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={TEXTS.ideaLabel}
        rows={6}
        className="text-base sm:text-[1.0625rem]"
        placeholder={TEXTS.ideaPlaceholder}
        hint={TEXTS.ideaHint}
        value={idea}
        limit={LENGTHS.idea}
        error={report.problems.idea}
        readOnly={asking}
        onChange={({ target }) => {
          setIdea(target.value);
          report.forget();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          aria-describedby={price && priceId}
          disabled={idea.trim() === ''}
          busy={asking && TEXTS.generating}
        >
          {TEXTS.getOptions}
        </Button>
        {asking ? (
          <InProgress
            what={TEXTS.writingOptions(modelLabel(settings.model))}
            onCancel={() => {
              cancel();
              field.current?.focus();
            }}
          />
        ) : (
          <PriceNote id={priceId} price={price} />
        )}
      </div>
    </form>
  );
}
