import type {
  PromptAnalysis,
  PromptTranslation,
  promptAnalysisRequest,
  translationRequest,
} from '@framewright/contract';
import {
  type CaptionDialect,
  type Dialect,
  isCaptionDialect,
  keptIn,
  type Prompt,
  parse,
  recognise,
  rolesByAnatomy,
  type Translation,
  type TranslationInput,
  translate,
  write,
} from '@framewright/prompt-dialects';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { ELEMENTS, type Element, type Span } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';
import { anatomyOf } from './anatomy-of-dialect.ts';

/** What a picture's prompt may well do without: the first two are for video. */
const NEVER_MISSED: ReadonlySet<Element> = new Set(['motion', 'audio', 'negative']);

/**
 * The anatomy of a prompt in whatever form it has.
 * @param dialect told from its signs where it is left out
 */
export function anatomyOfPrompt(text: string, dialect: Dialect = recognise(text).dialect): Span[] {
  return anatomyOf(text, parse(text, dialect));
}

/** What a pasted prompt is. Nothing of it is counted, kept or carried out. */
export function recognisePrompt({ text, dialect }: z.output<typeof promptAnalysisRequest>): PromptAnalysis {
  const recognised = recognise(text);
  const prompt = parse(text, dialect ?? recognised.dialect);
  const anatomy = anatomyOf(text, prompt);
  const negative = prompt.negative.source ?? '';
  return {
    dialect: prompt.dialect,
    confidence: dialect ? 1 : recognised.confidence,
    reasons: dialect && dialect !== recognised.dialect ? [] : [...recognised.reasons],
    alternatives: recognised.alternatives.filter((other) => other !== prompt.dialect),
    anatomy,
    ...(negative && { negative_prompt: negative }),
    settings: { ...write(prompt, prompt.dialect).settings },
    missing: missingIn(text, prompt, anatomy),
  };
}

/** A prompt in another dialect, and what was lost on the way. Nothing of it is counted or kept. */
export function translatePrompt(asked: z.output<typeof translationRequest>): PromptTranslation {
  const { text, to, from, negative_prompt: negativePrompt } = asked;
  const source = { text, ...(from && { from }), ...(negativePrompt !== undefined && { negativePrompt }) };
  const translation = isCaptionDialect(to) ? inCaption(source, to) : translate({ ...source, to });
  return {
    from: translation.from,
    to,
    text: translation.text,
    negative_prompt: translation.negativePrompt,
    settings: { ...translation.settings },
    anatomy: anatomyOf(translation.text, parse(translation.text, to)),
    kept: [...keptIn(parse(text, translation.from, negativePrompt), translation, to)],
    losses: translation.losses.map(({ things, ...loss }) => ({ ...loss, count: things.length })),
  };
}

/** Each phrase in the field that the engine's reading of the prose says. */
function inCaption(source: Omit<TranslationInput, 'to'>, to: CaptionDialect): Translation {
  const prose = translate({ ...source, to: 'natural' }).text;
  return translate({ ...source, to, roleOf: rolesByAnatomy(prose, analyze(prose)) });
}

function missingIn(text: string, prompt: Prompt, anatomy: readonly Span[]): Element[] {
  const spoken = new Set([...anatomy, ...summariesOf(prompt)].map(({ element }) => element));
  // A place that is named and not only where something is: 'cyberpunk city, neon' shows the city.
  if (anatomy.some(({ element, start, end }) => element === 'setting' && isNamed(text.slice(start, end))))
    spoken.add('subject');
  return ELEMENTS.filter((element) => !NEVER_MISSED.has(element) && !spoken.has(element));
}

const isNamed = (place: string): boolean =>
  !/^[([{\s]*(?:in|on|at|under|by|beside|near|inside|during|along|behind|with|through|over|against)\b/i.test(
    place,
  );

/** What a caption's sentences speak of, whichever field they stand in. */
function summariesOf({ dialect, elements }: Prompt): Span[] {
  return isCaptionDialect(dialect) ? elements.flatMap(({ text }) => analyze(text)) : [];
}
