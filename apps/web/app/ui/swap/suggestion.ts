import { useEffect, useState } from 'react';
import type { Alternative } from './swaps.ts';

/** A phrase of a text, by its offsets. */
export interface PhraseOfText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a phrase does, and what could stand in its place. */
export interface Suggestion {
  /** What the phrase does. */
  readonly explanation: string;
  /** Why it is there; may be empty. */
  readonly why: string;
  readonly alternatives: readonly Alternative[];
}

/** Why there is no suggestion: a sentence for a person. */
export interface Refusal {
  readonly refusal: string;
}

/** Asks what may stand in place of a phrase. It never throws. The same function each time, or it is asked again. */
export type Suggest = (phrase: PhraseOfText) => Promise<Suggestion | Refusal>;

/** What was answered so far; `undefined` while it is asked. */
export function useSuggestion(suggest: Suggest, { text, start, end }: PhraseOfText) {
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${start} ${end} ${text}`;
  const [answered, setAnswered] = useState<{ question: string; answer: Suggestion | Refusal }>();
  useEffect(() => {
    let wanted = true;
    void suggest({ text, start, end }).then((answer) => {
      if (wanted) setAnswered({ question, answer });
    });
    return () => {
      wanted = false;
    };
  }, [suggest, text, start, end, question]);
  return {
    answer: answered?.question === question ? answered.answer : undefined,
    again: () => setAttempt(attempt + 1),
  };
}
