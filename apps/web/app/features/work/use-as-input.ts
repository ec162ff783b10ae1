import type { WorkItem } from '@framewright/contract';
import { useNavigate } from 'react-router';
import { storeSelectedPrompt } from '../../lib/selected-prompt.ts';
import { notify } from '../../ui/notify.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { promptOf } from './use-again.ts';

type Pictures = Extract<WorkItem['content'], { kind: 'picture' }>['pictures'];

/** Opens the image generator with a picture as the input, and its prompt in the description. */
export function useAsInput(): (picture: Pictures[number], item: WorkItem) => Promise<void> {
  const navigate = useNavigate();
  return async ({ url, content_type: type, id }, item) => {
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
      const picture = new File([await answer.blob()], id, { type });
      storeSelectedPrompt(promptOf(item), { picture, from: item.id });
      void navigate('/generator?tab=images');
    } catch {
      notify.error(TEXTS.inputFailed);
    }
  };
}
