import { categories, LENGTHS } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { isRatio, RatioSelect } from '../../ui/ratio-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export interface PromptFormProps {
  readonly subject: string;
  readonly aspectRatio: AspectRatio;
  readonly error: string | undefined;
  readonly generating: boolean;
  /** Where to put the focus when a quick start fills the subject. */
  readonly subjectRef: RefObject<HTMLTextAreaElement | null>;
  readonly onSubject: (subject: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
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

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!generating) onSubmit();
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextArea
        ref={subjectRef}
        label="Subject"
        rows={4}
        placeholder="old fisherman mending nets"
        value={subject}
        limit={LENGTHS.subject}
        error={error}
        onChange={({ target }) => onSubject(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <RatioSelect
            value={aspectRatio}
            ratios={ratios}
            hint={isError ? 'The other ratios could not be loaded.' : undefined}
            onChange={onAspectRatio}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="h-10.5 px-4.5"
          busy={generating && 'Generating...'}
        >
          Generate prompts
        </Button>
      </div>
    </form>
  );
}
