import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useRef } from 'react';
import { NoTakesYet } from './no-takes.tsx';
import { PromptForm } from './prompt-form.tsx';
import { QuickStarts } from './quick-starts.tsx';

/** The form, and beside it what comes of it. */
export const GENERATOR_COLUMNS = {
  both: 'grid gap-x-14 gap-y-12 md:grid-cols-[392px_minmax(0,1fr)]',
  form: 'grid content-start gap-6',
} as const;

const nothing = () => undefined;

/** The prompt generator before it is known who is looking, and so what they typed last: to be seen, not to be used. */
export function PromptGeneratorFrame() {
  const subjectRef = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={GENERATOR_COLUMNS.both} inert>
      <div className={GENERATOR_COLUMNS.form}>
        <div className="grid gap-3">
          <PromptForm
            {...{ subjectRef, subject: '', suggested: undefined, error: undefined, generating: false }}
            aspectRatio={PROMPT_DEFAULTS.aspect_ratio}
            onSubject={nothing}
            onAspectRatio={nothing}
            onUseSuggested={nothing}
            onSubmit={nothing}
          />
          <p className="field-hint">&nbsp;</p>
        </div>
        <QuickStarts onPick={nothing} foldable={false} open onOpen={nothing} />
      </div>
      <div className="min-w-0">
        <NoTakesYet />
      </div>
    </div>
  );
}
