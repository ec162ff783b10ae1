import { BOARD } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { promptsOfAll, useComparePrompts } from '../../lib/compare.ts';
import { compareAddress } from '../../lib/compare-link.tsx';
import { notify } from '../../ui/notify.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { itemQuery, workFailure } from './queries.ts';

/** Opens the page that compares with what works say: one work as it is, several as prompts of one board. */
export function useCompareWorks() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const compare = useComparePrompts();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const [only, ...others] = ids;
      if (only !== undefined && others.length === 0) return navigate(compareAddress(only));
      if (ids.length > BOARD.cells) return notify.error(ACTION_TEXTS.compareTooMany(BOARD.cells));
      const items = await Promise.all(ids.map((id) => client.fetchQuery(itemQuery(id))));
      const prompts = promptsOfAll(items);
      return prompts.length > 0 ? compare(prompts) : notify.error(ACTION_TEXTS.nothingToCompare);
    },
    onError: (error) => notify.error(workFailure(error)),
  });
}
