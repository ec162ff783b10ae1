import { categories, LENGTHS } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { call } from '../../lib/api.ts';
import { usePriceOfWords } from '../../lib/text-models.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { isRatio, RatioGlyph, RatioSelect } from '../../ui/ratio-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FORM_TEXTS as TEXTS } from './texts.ts';

export interface PromptFormProps {
  readonly subject: string;
  readonly aspectRatio: AspectRatio;
  /** The ratio that suits this subject, once that is known. */
  readonly suggested: AspectRatio | undefined;
  readonly error: string | undefined;
  readonly generating: boolean;
  /** Where to put the focus when a quick start fills the subject. */
  readonly subjectRef: RefObject<HTMLTextAreaElement | null>;
  readonly onSubject: (subject: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
  readonly onUseSuggested: () => void;
  readonly onSubmit: () => void;
}

/** The subject, its ratio, and the button. Ctrl+Enter in the subject generates, too. */
export function PromptForm(props: PromptFormProps) {
  const { subject, aspectRatio, error, generating, subjectRef, onSubject, onAspectRatio, onSubmit } = props;
  const { data: ratios = [PROMPT_DEFAULTS.aspect_ratio], isError } = useQuery({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await call(categories, { signal })).aspect_ratios.filter(isRatio),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const price = usePriceOfWords();

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!generating) onSubmit();
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextArea
        ref={subjectRef}
        label={TEXTS.subject}
        rows={4}
        placeholder={TEXTS.example}
        value={subject}
        limit={LENGTHS.subject}
        error={error}
        onChange={({ target }) => onSubject(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <RatioSelect
              value={aspectRatio}
              ratios={ratios}
              hint={isError ? TEXTS.noRatios : undefined}
              onChange={onAspectRatio}
            />
          </div>
          <Button
            type="submit"
            variant="primary"
            className="h-10.5 px-4.5"
            busy={generating && TEXTS.generating}
          >
            {TEXTS.generate}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{price ?? '\u00a0'}</p>
        <SuggestedRatio {...props} />
        <p className="field-hint touch-hidden">
          <Kbd>{MODIFIER}</Kbd> <Kbd>Enter</Kbd> {TEXTS.keys}
        </p>
      </div>
    </form>
  );
}

/** The key that Ctrl is on this machine. */
const MODIFIER = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

/** The ratio that suits the subject, and a way to take it. */
function SuggestedRatio({ suggested, aspectRatio, onUseSuggested }: PromptFormProps) {
  if (!suggested) return null;
  const isSet = suggested === aspectRatio;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <RatioGlyph ratio={suggested} />
      {isSet ? TEXTS.suggestedIsSet(suggested) : TEXTS.suggested(suggested)}
      {isSet ? null : (
        <Button size="sm" variant="ghost" onClick={onUseSuggested}>
          {TEXTS.use(suggested)}
        </Button>
      )}
    </p>
  );
}
