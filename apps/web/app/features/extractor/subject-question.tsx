import { type Analysis, EXTRACTOR_TEXTS, LENGTHS, nameSubject } from '@framewright/contract';
import { SUBJECT_PLACE } from '@framewright/prompt-engine/subject-place';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
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
  const [subject, setSubject] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const writing = useMutation({
    mutationFn: (answer: string) => call(nameSubject, { body: requestOf(analysis, answer) }),
    onSuccess: ({ prompt, anatomy }) => {
      onWritten({ prompt, anatomy });
      announce(TEXTS.written);
      void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
    onError: (error) => setRefusal((error instanceof ApiError && error.detail) || TEXTS.failed),
  });

  function answer(event: FormEvent) {
    event.preventDefault();
    if (writing.isPending) return;
    setRefusal(subject.trim() ? undefined : EXTRACTOR_TEXTS.subject);
    if (subject.trim()) writing.mutate(subject);
  }

  return (
    <form className="subject-question" noValidate onSubmit={answer}>
      <TextField
        label={TEXTS.question}
        hint={TEXTS.hint}
        error={refusal}
        value={subject}
        maxLength={LENGTHS.pictureSubject}
        autoComplete="off"
        onChange={({ target }) => setSubject(target.value)}
      />
      <Button type="submit" variant="primary" busy={writing.isPending && TEXTS.writing}>
        <PenLine aria-hidden="true" />
        {TEXTS.write}
      </Button>
    </form>
  );
}

/** The history has the same prompt only where it is the one that the page shows. */
function requestOf({ prompt: shown, saved_id, seen }: Analysis, subject: string) {
  const { prompt, anatomy } = seen;
  return { subject, prompt, anatomy, saved_id: prompt === shown ? saved_id : null };
}
