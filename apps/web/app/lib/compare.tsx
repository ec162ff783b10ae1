import { BOARD, LENGTHS } from '@framewright/contract';
import { Columns2 } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
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

/** Opens the page that compares with some prompts. */
export function useComparePrompts(): (prompts: readonly HandedPrompt[]) => void {
  const navigate = useNavigate();
  return useCallback((prompts) => void navigate('/compare', { state: { prompts } }), [navigate]);
}

/** The page that compares what a work says. */
export const compareAddress = (workId: string) => `/compare?work=${workId}`;

/** A quiet way to compare what was just made; nothing where it is kept nowhere. */
export function CompareLink({ id }: { id: string | undefined }) {
  return id === undefined ? null : (
    <Link to={compareAddress(id)} className="link inline-flex items-center gap-1.5 text-sm text-ink-2">
      <Columns2 size={14} aria-hidden="true" />
      Compare
    </Link>
  );
}
