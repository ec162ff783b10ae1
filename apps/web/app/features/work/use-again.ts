import type { Work, WorkItem } from '@framewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { notify } from '../../ui/notify.tsx';
import { itemQuery, workFailure } from './queries.ts';

/** Opens the image generator with a prompt in its description. */
export function useInPictures(): (prompt: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (prompt) => {
      storeSelectedPrompt(prompt);
      void navigate('/generator?tab=images');
    },
    [navigate],
  );
}

/** Opens the generator with what a work says; a list has only the beginning, so that the whole is asked for. */
export function useAgain(): (work: Pick<Work, 'id'>) => void {
  const client = useQueryClient();
  const openWith = useInPictures();
  return useCallback(
    ({ id }) => {
      client.fetchQuery(itemQuery(id)).then(
        (item) => openWith(promptOf(item)),
        (error: unknown) => notify.error(workFailure(error)),
      );
    },
    [client, openWith],
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
