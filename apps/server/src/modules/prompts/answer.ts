import { subjectOf } from '@framewright/prompt-engine/read';
import { type Lock, TAKES } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import {
  languageProblem,
  leakProblem,
  lineProblem,
  markupProblem,
  type Problem,
  sentencesIn,
  subjectKeptProblem,
  wordsOf,
} from '../../providers/ai/text/answer-checks.ts';
import type { AskedPrompts } from './engine.ts';
import { PROMPT_INSTRUCTIONS } from './instructions.ts';

/** Characters at most, beside the subject's own. */
const TAKE = 1_200;
const TIP = 300;

/**
 * Words of a take, beside the subject's own: the fewest where little is known, and half as many again as are asked
 * for. Models count badly, and a few words more are no reason to pay for another answer.
 */
const WORDS = {
  studio: { least: 20, most: 165 },
  cinematic: { least: 20, most: 165 },
  minimal: { least: 9, most: 70 },
};

/** What a model writes of a subject. */
export interface WrittenTakes {
  readonly studio: string;
  readonly cinematic: string;
  readonly minimal: string;
  readonly tip: string;
}

/** What every answer looks like. */
export const TAKES_SHAPE = z.object({
  studio: z.string(),
  cinematic: z.string(),
  minimal: z.string(),
  tip: z.string(),
});

/** What the answer to one request is checked for. */
export interface TakesChecks {
  problemsIn(answer: WrittenTakes): string[];
  /** Reads the subject for the checks, which else the first answer waits for. */
  readSubject(): void;
}

/** What an answer must hold to, beside its shape. */
export function takesChecks({ subject, locks = [] }: Pick<AskedPrompts, 'subject' | 'locks'>): TakesChecks {
  let typed: readonly string[] | undefined;
  const forms = () => (typed ??= formsOf(subject));
  return {
    readSubject: forms,
    problemsIn: (answer) =>
      [...problemsOf(answer, subject, forms()), ...locks.map((lock) => lockProblem(answer, lock))].filter(
        (problem) => problem !== undefined,
      ),
  };
}

/** The same without blanks around its texts. */
export const trimmed = ({ studio, cinematic, minimal, tip }: WrittenTakes): WrittenTakes => ({
  studio: studio.trim(),
  cinematic: cinematic.trim(),
  minimal: minimal.trim(),
  tip: tip.trim(),
});

function problemsOf(answer: WrittenTakes, subject: string, typed: readonly string[]): Problem[] {
  const { tip } = answer;
  const all = [...TAKES.map((take) => answer[take]), tip].join('\n');
  return [
    ...TAKES.flatMap((take) => [
      lineProblem(take, withoutSubject(answer[take], typed), TAKE + subject.length),
      markupProblem(take, answer[take], subject),
      subjectKeptProblem(take, answer[take], subject),
      lengthProblem(take, withoutSubject(answer[take], typed)),
    ]),
    lineProblem('tip', tip, TIP),
    markupProblem('tip', tip, subject),
    sentencesIn(tip) > 1 ? "'tip' is more than one sentence." : undefined,
    distinctProblem(answer),
    languageProblem(all, subject),
    leakProblem(all, PROMPT_INSTRUCTIONS, subject),
  ];
}

/** Most takes hold the subject as it was typed, or less a leading command. */
function formsOf(subject: string): string[] {
  const typed = subject.trim();
  return [typed, subjectOf(typed)];
}

function withoutSubject(text: string, forms: readonly string[]): string {
  return forms.reduce((rest, words) => (words ? rest.replaceAll(words, ' ') : rest), text);
}

/** A locked phrase is kept to the letter. */
function lockProblem(answer: WrittenTakes, { take, element, text }: Lock): Problem {
  return answer[take].includes(text.trim())
    ? undefined
    : `'${take}' does not hold the locked ${element} word for word.`;
}

function lengthProblem(take: keyof typeof WORDS, text: string): Problem {
  const { least, most } = WORDS[take];
  const { length } = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return length < least || length > most
    ? `'${take}' has ${length} words beside the subject; it must have ${least} to ${most}.`
    : undefined;
}

/** Takes may share their words, for they share their subject; they may not be one text. */
function distinctProblem(answer: WrittenTakes): Problem {
  const texts = new Set(TAKES.map((take) => wordsOf(answer[take]).join(' ')));
  return texts.size < TAKES.length ? 'Two takes are the same text.' : undefined;
}
