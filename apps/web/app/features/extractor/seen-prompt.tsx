import type { Analysis } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import { PromptCard, type PromptCardProps } from './prompt-card.tsx';
import { isUnnamed, SubjectQuestion } from './subject-question.tsx';

interface SeenPromptProps extends Omit<PromptCardProps, 'prompt' | 'anatomy' | 'children'> {
  readonly analysis: Analysis;
}

/** The prompt that was written from the picture; where it has no subject yet, the question for it. */
export function SeenPrompt({ analysis, ...card }: SeenPromptProps) {
  const { prompt, anatomy } = analysis.seen;
  const [written, setWritten] = useState<{ prompt: string; anatomy: readonly Span[] }>();
  return (
    <PromptCard {...card} {...(written ?? { prompt, anatomy })}>
      {isUnnamed(prompt) ? <SubjectQuestion analysis={analysis} onWritten={setWritten} /> : null}
    </PromptCard>
  );
}
