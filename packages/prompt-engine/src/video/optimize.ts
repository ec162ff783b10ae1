import { analyze } from '../anatomy/analyze.ts';
import { cleanText } from '../read/command.ts';
import { readSubject } from '../reading/read-subject.ts';
import { readIdea } from './idea.ts';
import { sceneOf } from './optimize-choose.ts';
import type { OptimizedPrompt, OptimizerMessage } from './optimize-parts.ts';
import { presentIn } from './optimize-present.ts';
import { additionsFor, written } from './optimize-write.ts';
import { lastPrompt, refined } from './refine.ts';

export type { Addition, OptimizedPrompt, OptimizerMessage } from './optimize-parts.ts';

/**
 * An idea as a video prompt of seven elements; with a history, what is said now refines its last prompt.
 * @param history earlier messages, oldest first
 */
export function optimizeVideoPrompt(prompt: string, history: readonly OptimizerMessage[]): OptimizedPrompt {
  const last = lastPrompt(history);
  return (last && refined(prompt, last)) || optimized(prompt);
}

/** An idea that nothing was said about before. */
function optimized(prompt: string): OptimizedPrompt {
  const text = withoutRequest(prompt.trim());
  const idea = readIdea(text);
  const present = presentIn(text, idea);
  const additions = additionsFor(idea, present, sceneOf(text, idea, 0));
  const { prompt: result, placed } = written(text, additions, idea.reading.isForeign);
  if (placed.length === 0) return { prompt: prompt.trim(), anatomy: analyze(prompt.trim()), added: [] };
  return {
    prompt: result,
    anatomy: [
      ...analyze(text),
      ...placed.map(({ start, end, addition: { element } }) => ({ start, end, element })),
    ],
    added: placed.map(({ addition }) => addition),
  };
}

const CARRIER =
  /^(?:(?:an?|the|one|some)\s)?(?:(?:ai|short|quick|new)\s){0,2}(?:videos?|clips?|films?|reels?)\s(?:of|about|showing|with|where|in\swhich)\s(?=\S)/i;

/** A leading request to us ('make me a video of') goes; all else stays as typed. */
function withoutRequest(text: string): string {
  const { subject } = readSubject(text);
  if (subject === cleanText(text) || subject === '' || !text.endsWith(subject)) return text;
  return subject.replace(CARRIER, '');
}
