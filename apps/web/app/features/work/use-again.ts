import type { Work, WorkItem } from '@framewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { screenOf } from '../../lib/latest-work.ts';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { notify } from '../../ui/notify.tsx';
import { itemQuery, workFailure } from './queries.ts';

/** Opens the image generator with a prompt in its description, and the id of the work that it comes from. */
export function useInPictures(): (prompt: string, from?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (prompt, from) => {
      storeSelectedPrompt(prompt, { from });
      void navigate('/generator?tab=images');
    },
    [navigate],
  );
}

/**
 * Opens a work where works of its kind are made, as it was left; of an extraction its prompt, which a list has only
 * the beginning of, so that the whole is asked for.
 */
export function useAgain(): (work: Pick<Work, 'id' | 'kind'>) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const openWith = useInPictures();
  return useCallback(
    ({ id, kind }) => {
      const screen = screenOf({ id, kind });
      if (screen !== undefined) return void navigate(screen);
      client.fetchQuery(itemQuery(id)).then(
        (item) => openWith(promptOf(item), id),
        (error: unknown) => notify.error(workFailure(error)),
      );
    },
    [client, navigate, openWith],
  );
}

/** What is used again of a work: its prompt; of takes the first, of a conversation the last answer. */
export function promptOf({ content }: Pick<WorkItem, 'content'>): string {
  switch (content.kind) {
    case 'takes':
      return content.takes.studio.text;
    case 'conversation':
      return content.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
    default:
      return content.prompt.text;
  }
}
