import { BOARD, LENGTHS, type WorkItem } from '@framewright/contract';
import { type Span, TAKES } from '@framewright/prompt-engine/vocabulary';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';

/** Prompts that are handed to the page that compares, by the history of the browser: a reload keeps them. */
const handed = z.object({
  prompts: z
    .array(
      z.object({ label: z.string().max(LENGTHS.promptField), text: z.string().max(LENGTHS.description) }),
    )
    .max(BOARD.cells),
});
export type HandedPrompt = z.infer<typeof handed>['prompts'][number];

/** @param state of a location */
export function handedPrompts(state: unknown): readonly HandedPrompt[] {
  return handed.safeParse(state).data?.prompts ?? NONE;
}

const NONE: readonly HandedPrompt[] = [];

const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;

/** What a work says that can be drawn: three takes, or one prompt. */
export function promptsOf({ title, content }: Pick<WorkItem, 'title' | 'content'>): HandedPrompt[] {
  const label = title.slice(0, LENGTHS.promptField);
  switch (content.kind) {
    case 'takes':
      return TAKES.map((take) => ({ label: TAKE_NAMES[take], text: content.takes[take].text }));
    case 'conversation': {
      const last = content.messages.findLast(({ role }) => role === 'assistant');
      return [{ label, text: last?.content ?? '' }];
    }
    default:
      return [{ label, text: content.prompt.text }];
  }
}

/** The anatomies that a work keeps of what it says, by their text. */
export function anatomiesIn({ content }: Pick<WorkItem, 'content'>): ReadonlyMap<string, readonly Span[]> {
  const marked =
    content.kind === 'takes'
      ? TAKES.map((take) => content.takes[take])
      : content.kind === 'conversation'
        ? content.messages.map(({ content: text, anatomy }) => ({ text, anatomy }))
        : [content.prompt];
  return new Map(marked.flatMap(({ text, anatomy }) => (anatomy.length > 0 ? [[text, anatomy]] : [])));
}

/**
 * Prompts of several works for one board, each once; takes are told apart by their work.
 * @returns at most as many as a board has cells, of those that can be drawn
 */
export function promptsOfAll(items: readonly Pick<WorkItem, 'title' | 'content'>[]): HandedPrompt[] {
  const named = (item: (typeof items)[number]) =>
    promptsOf(item).map(({ label, text }) => ({
      label: item.content.kind === 'takes' ? `${label}: ${item.title}`.slice(0, LENGTHS.promptField) : label,
      text,
    }));
  const drawable = items
    .flatMap(named)
    .filter(({ text }) => text.trim() !== '' && text.length <= LENGTHS.description);
  return [...new Map(drawable.map((prompt) => [prompt.text, prompt])).values()].slice(0, BOARD.cells);
}

/** Opens the page that compares with some prompts. */
export function useComparePrompts(): (prompts: readonly HandedPrompt[]) => void {
  const navigate = useNavigate();
  return useCallback((prompts) => void navigate('/compare', { state: { prompts } }), [navigate]);
}
