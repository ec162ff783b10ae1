import { analyze } from '@framewright/prompt-engine/anatomy';
import type { CreativeOption } from '@framewright/prompt-engine/creative-options';
import type { OptimizedPrompt } from '@framewright/prompt-engine/optimize';
import type { Script } from '@framewright/prompt-engine/script';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '@framewright/prompt-engine/video-targets';
import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import {
  languageProblem,
  leakProblem,
  lineProblem,
  type Problem,
  sentencesIn,
  subjectProblem,
} from '../../providers/ai/text/answer-checks.ts';
import { OPTIMIZER_INSTRUCTIONS, OPTIONS_INSTRUCTIONS, SCRIPT_INSTRUCTIONS } from './instructions.ts';

/** Characters at most. */
const SHORT = 120;
const LINE = 400;
const PROMPT = 2_000;
const OPTIMIZED = 1_200;
/** The fewest characters that hold seven elements. */
const OPTIMIZED_LEAST = 60;

const BEATS = { min: 2, max: 8 };
/** Two to four are asked for; a good text of a few more is no reason to pay for another. */
const MOST_SENTENCES = 8;
const MOST_ADDED = 11;

// Bounds are refinements, since providers take few keywords of schemas: each is said to the model in words.

/** Two ways to film an idea, as a model has to answer them. */
export function optionsAnswer(idea: string): z.ZodType<{ a: CreativeOption; b: CreativeOption }> {
  const option = z.object({
    title: z.string(),
    audience: z.string(),
    tone: z.string(),
    platform: z.string(),
    hook: z.string(),
  });
  return withChecks(z.object({ a: option, b: option }), (answer) => {
    const text = Object.values(answer).flatMap(Object.values).join('. ');
    const lines = Object.entries(answer).flatMap(([letter, { hook, ...short }]) => [
      lineProblem(`${letter}.hook`, hook, LINE),
      ...Object.entries(short).map(([name, line]) => lineProblem(`${letter}.${name}`, line, SHORT)),
    ]);
    const isSame =
      answer.a.title.trim() === answer.b.title.trim() || answer.a.hook.trim() === answer.b.hook.trim();
    return [
      ...lines,
      isSame ? 'The two options are the same.' : undefined,
      ...generalProblems(text, [idea], OPTIONS_INSTRUCTIONS),
    ];
  });
}

/** A script, as a model has to answer it. */
export function scriptAnswer(idea: string, target: VideoTargetId): z.ZodType<Script> {
  const { name, seconds, note } = VIDEO_TARGET_INFO[target];
  const beat = z.object({
    from: z.number(),
    to: z.number(),
    action: z.string(),
    camera: z.string(),
    light: z.string(),
    sound: z.string(),
    dialogue: z.string().nullable(),
  });
  const script = z.object({ title: z.string(), beats: z.array(beat), prompt: z.string() });
  return withChecks(script, ({ title, beats, prompt }) => [
    lineProblem('title', title, SHORT),
    lineProblem('prompt', prompt, PROMPT),
    ...beats.flatMap(({ from, to, dialogue, ...lines }, index) => [
      ...Object.entries(lines).map(([name, line]) => lineProblem(`beats.${index}.${name}`, line, LINE)),
      dialogue?.trim() ? lineProblem(`beats.${index}.dialogue`, dialogue, LINE) : undefined,
    ]),
    timeProblem(beats, seconds),
    ...generalProblems(
      [title, prompt, ...beats.map(({ action }) => action)].join('. '),
      [idea],
      SCRIPT_INSTRUCTIONS,
    ),
  ]).transform(({ title, beats, prompt }) => ({
    title: title.trim(),
    seconds,
    beats: beats.map(({ dialogue, ...rest }) => (dialogue?.trim() ? { ...rest, dialogue } : rest)),
    prompt: prompt.trim(),
    target: note ? `${name}. ${note}` : name,
  }));
}

/**
 * An optimized prompt, as a model has to answer it.
 * @param said everything that the user has typed, oldest first
 */
export function optimizedAnswer(said: readonly string[]): z.ZodType<OptimizedPrompt> {
  const addition = z.object({ element: z.enum(ELEMENTS), text: z.string(), why: z.string() });
  return withChecks(z.object({ prompt: z.string(), added: z.array(addition) }), ({ prompt, added }) => [
    lineProblem('prompt', prompt, OPTIMIZED),
    prompt.trim().length < OPTIMIZED_LEAST ? "'prompt' is too short to hold seven elements." : undefined,
    sentencesProblem(prompt),
    added.length > MOST_ADDED ? `'added' has more than ${MOST_ADDED} entries.` : undefined,
    ...added.flatMap(({ text, why }, index) => [
      lineProblem(`added.${index}.text`, text, LINE),
      lineProblem(`added.${index}.why`, why, LINE),
    ]),
    ...generalProblems(prompt, said, OPTIMIZER_INSTRUCTIONS),
  ]).transform(({ prompt: raw, added }) => {
    const prompt = raw.trim();
    // What is not in the prompt was not added to it.
    return { prompt, anatomy: analyze(prompt), added: added.filter(({ text }) => prompt.includes(text)) };
  });
}

function withChecks<S extends z.ZodType>(
  schema: S,
  problemsOf: (answer: z.output<S>) => readonly Problem[],
): S {
  return schema.superRefine((answer, context) => {
    for (const problem of problemsOf(answer)) if (problem) context.addIssue(problem);
  });
}

function generalProblems(text: string, ideas: readonly string[], instructions: string): Problem[] {
  return [
    languageProblem(text, ideas.join('\n')),
    subjectProblem(text, ideas),
    leakProblem(text, instructions, ideas.join('\n')),
  ];
}

function timeProblem(beats: readonly { from: number; to: number }[], seconds: number): Problem {
  if (beats.length < BEATS.min || beats.length > BEATS.max)
    return `There must be ${BEATS.min} to ${BEATS.max} beats.`;
  const isGapless = beats.every(({ from, to }, index) => from < to && from === (beats[index - 1]?.to ?? 0));
  const isWhole = beats.every(({ to }) => Number.isInteger(to));
  if (isGapless && isWhole && beats.at(-1)?.to === seconds) return undefined;
  return `The beats must run from 0 to ${seconds} in whole seconds, each beginning where the one before ends.`;
}

function sentencesProblem(prompt: string): Problem {
  const count = sentencesIn(prompt);
  return count <= MOST_SENTENCES
    ? undefined
    : `'prompt' has ${count} sentences; it must have at most ${MOST_SENTENCES}.`;
}
