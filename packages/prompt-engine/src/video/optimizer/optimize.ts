import { analyze } from '../../anatomy/analyze.ts';
import { cleanText, withoutCommand } from '../../read/command.ts';
import { withoutCarrier } from '../idea/film-words.ts';
import { presentIn } from '../idea/lacks.ts';
import { readIdea } from '../idea/read-idea.ts';
import { plainAdditions } from '../plain/plain-prompt.ts';
import { readingOf } from '../plain/sure.ts';
import { asPrompted } from '../plain/told.ts';
import { planVideo } from '../plan.ts';
import { lastPrompt, refined } from '../refine/refine.ts';
import { additionsFor, written } from './additions.ts';
import type { Addition, OptimizedPrompt, OptimizerMessage } from './optimized-prompt.ts';

export type { Addition, OptimizedPrompt, OptimizerMessage } from './optimized-prompt.ts';

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
  const reading = readingOf(prompt);
  const text = withoutRequest(prompt.trim());
  if (reading.isDoubtful) {
    const own = asPrompted(text);
    return withAdditions(own, plainAdditions(reading, own), reading.scene.isForeign, prompt);
  }
  const idea = readIdea(text);
  const plan = planVideo(idea);
  const additions = additionsFor(idea, presentIn(text, idea, plan), plan);
  return withAdditions(text, additions, idea.scene.isForeign, prompt);
}

/** A text with what it lacks behind it; as it was typed where it lacks nothing. */
function withAdditions(
  text: string,
  additions: readonly Addition[],
  isForeign: boolean,
  prompt: string,
): OptimizedPrompt {
  const { prompt: result, placed } = written(text, additions, isForeign);
  if (placed.length === 0) {
    // The letter around an idea is taken off where nothing else is to be done.
    const bare = text.length < prompt.trim().length ? result : prompt.trim();
    return { prompt: bare, anatomy: analyze(bare), added: [] };
  }
  return {
    prompt: result,
    anatomy: [
      ...analyze(text),
      ...placed.map(({ start, end, addition: { element } }) => ({ start, end, element })),
    ],
    added: placed.map(({ addition }) => addition),
  };
}

/** A leading request to us ('make me a video of') goes; all else stays as typed. */
function withoutRequest(text: string): string {
  const subject = withoutCommand(text);
  if (subject === '' || subject === cleanText(text) || !text.endsWith(subject)) return text;
  return withoutCarrier(subject);
}
