import { listOpenrouterModels } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { configQuery } from '../../lib/config.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notify.tsx';
import { MODEL_TEXTS } from './texts.ts';

/** Has the server ask OpenRouter for its models; the menus have them from then on. */
export function useShowOpenrouter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(listOpenrouterModels),
    onSuccess: async ({ models, message }) => {
      await client.invalidateQueries({ queryKey: configQuery.queryKey });
      if (message) notify.error(message);
      else announce(MODEL_TEXTS.shown(models));
    },
    onError: () => notify.error(MODEL_TEXTS.noAnswer),
  });
}
