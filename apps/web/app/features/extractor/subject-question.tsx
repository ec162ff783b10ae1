import { type Analysis, LENGTHS, nameSubject } from '@framewright/contract';
import { SUBJECT_PLACE } from '@framewright/prompt-engine/subject-place';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useId } from 'react';
import { usePriceOfWords } from '../../lib/text-models.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { PriceNote } from '../../ui/price-note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { historyQuery } from './history-query.ts';
import { SUBJECT_TEXTS as TEXTS } from './texts.ts';

/** Whether a description keeps a place for a subject that pixels do not name. */
export const isUnnamed = (prompt: string): boolean => prompt.startsWith(SUBJECT_PLACE);

export interface SubjectQuestionProps {
  readonly analysis: Analysis;
  /** Gets the prompt that was written around the answer. */
  readonly onWritten: (written: { prompt: string; anatomy: readonly Span[] }) => void;
}

/** Asks what the subject is, and has the prompt written around the answer; it can be answered again. */
export function SubjectQuestion({ analysis, onWritten }: SubjectQuestionProps) {
  const client = useQueryClient();
  const { field, submit, pending, failure } = useApiForm(nameSubject, {
    defaults: { subject: '' },
    beside: () => describedIn(analysis),
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: ({ prompt, anatomy }) => {
      onWritten({ prompt, anatomy });
      announce(TEXTS.written);
      void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
  });
  const subject = field('subject');
  // It is written by rules, whoever described the picture.
  const price = usePriceOfWords('built-in');
  const priceId = useId();

  return (
    <form className="subject-question" noValidate onSubmit={submit}>
      <TextField
        label={TEXTS.question}
        hint={TEXTS.hint}
        maxLength={LENGTHS.pictureSubject}
        autoComplete="off"
        {...subject}
        error={subject.error ?? failure}
      />
      <Button
        type="submit"
        variant="primary"
        aria-describedby={price && priceId}
        busy={pending && TEXTS.writing}
      >
        <PenLine aria-hidden="true" />
        {TEXTS.write}
      </Button>
      <PriceNote id={priceId} price={price} />
    </form>
  );
}

/** The history has the same prompt only where it is the one that the page shows. */
function describedIn({ prompt: shown, saved_id, seen }: Analysis) {
  const { prompt, anatomy } = seen;
  return { prompt, anatomy, saved_id: prompt === shown ? saved_id : null };
}
