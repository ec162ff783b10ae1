import { readScene } from '@framewright/prompt-engine/read';
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
import type { Asked } from './engine.ts';
import { PROMPT_INSTRUCTIONS } from './instructions.ts';

/** Characters at most, beside the subject's own. */
const TAKE = 1_200;
const TIP = 300;

/** Words of a take, beside the subject's own. */
const WORDS = {
  studio: { min: 45, max: 110 },
  cinematic: { min: 45, max: 110 },
  minimal: { min: 20, max: 45 },
};
/** Models count badly: a few words more or less are no reason to pay for another answer. */
const LEEWAY = 0.15;

/** Of the longer words of two takes, how many they may share. */
const MOST_SHARED = 0.4;
const LONG = 4;

/** What a model writes of a subject. */
export interface WrittenTakes {
  readonly studio: string;
  readonly cinematic: string;
  readonly minimal: string;
  readonly tip: string;
}

/** Three takes and a tip, as a model has to answer them. */
export function takesAnswer({
  subject,
  locks = [],
}: Pick<Asked, 'subject' | 'locks'>): z.ZodType<WrittenTakes> {
  const shape = z.object({
    studio: z.string(),
    cinematic: z.string(),
    minimal: z.string(),
    tip: z.string(),
  });
  return shape
    .superRefine((answer, context) => {
      const problems = [...problemsOf(answer, subject), ...locks.map((lock) => lockProblem(answer, lock))];
      for (const problem of problems) if (problem) context.addIssue(problem);
    })
    .transform(({ studio, cinematic, minimal, tip }) => ({
      studio: studio.trim(),
      cinematic: cinematic.trim(),
      minimal: minimal.trim(),
      tip: tip.trim(),
    }));
}

function problemsOf(answer: WrittenTakes, subject: string): Problem[] {
  const { tip } = answer;
  const all = [...TAKES.map((take) => answer[take]), tip].join('\n');
  const typed = formsOf(subject);
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
    ...distinctProblems(answer, subject),
    languageProblem(all, subject),
    leakProblem(all, PROMPT_INSTRUCTIONS, subject),
  ];
}

/** Most takes hold the subject as it was typed, or less a leading command. */
function formsOf(subject: string): string[] {
  const typed = subject.trim();
  return [typed, readScene(typed).subject];
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
  const { min, max } = WORDS[take];
  const { length } = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return length < min * (1 - LEEWAY) || length > max * (1 + LEEWAY)
    ? `'${take}' has ${length} words beside the subject; it must have ${min} to ${max}.`
    : undefined;
}

function distinctProblems(answer: WrittenTakes, subject: string): Problem[] {
  const ofSubject = new Set(wordsOf(subject));
  const long = (take: (typeof TAKES)[number]) =>
    new Set(wordsOf(answer[take]).filter((word) => word.length >= LONG && !ofSubject.has(word)));
  const pairs = [
    ['studio', 'cinematic'],
    ['studio', 'minimal'],
    ['cinematic', 'minimal'],
  ] as const;
  return pairs.map(([one, other]) => {
    const [these, those] = [long(one), long(other)];
    const shared = [...these].filter((word) => those.has(word)).length;
    const isSame = shared > MOST_SHARED * Math.min(these.size, those.size);
    return isSame ? `'${one}' and '${other}' are too much alike.` : undefined;
  });
}
