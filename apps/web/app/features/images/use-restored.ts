import type { WorkItem } from '@framewright/contract';
import { type AspectRatio, PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { useSearchParams } from 'react-router';
import { useLatestWork } from '../../lib/latest-work.ts';
import { pictureFrom } from './restored-picture.ts';
import type { Picture } from './use-generate-image.ts';
import type { ImageFormState } from './use-image-form.ts';

interface Screen {
  readonly form: ImageFormState;
  /** Something else has begun meanwhile. */
  readonly hasBegun: boolean;
  readonly description: string;
  /** Somebody is about to write one. */
  readonly isWriting: () => boolean;
  readonly aspectRatio: AspectRatio;
  readonly onDescription: (description: string, from?: string) => void;
  readonly onAspectRatio: (ratio: AspectRatio) => void;
  readonly onPicture: (picture: Picture | undefined) => void;
  /** The address wants another take of it. @param inputs data addresses of what it was made from */
  readonly onAnother: (picture: Picture, inputs: readonly string[]) => void;
}

/** Brings the form back as the last picture was made, or the one that the address names. */
export function useRestored(screen: Screen): { readonly forgetAsked: () => void } {
  const [query, setQuery] = useSearchParams();
  const forgetAsked = () => {
    if (query.has('work')) setQuery({ tab: 'images' }, { replace: true, preventScrollReset: true });
  };

  useLatestWork('picture', (item, isAsked) => {
    if (screen.hasBegun) return;
    const picture = pictureFrom(item);
    const isAnother = isAsked && query.get('take') === 'another' && picture !== undefined;
    screen.onPicture(picture);
    fillForm(screen, item, { isAsked, isAnother });
    if (isAnother) forgetAsked();
    if (isAsked)
      void inputsOf(screen, item).then((inputs) => {
        if (isAnother) screen.onAnother(picture, inputs);
      });
  });
  return { forgetAsked };
}

/** Data addresses of what it was made from, which come back into the form. */
async function inputsOf({ form }: Screen, { id, content }: WorkItem): Promise<string[]> {
  if (content.kind !== 'picture' || content.mode === 'text-to-image') return [];
  const inputs = await form.comeBackTo({ id, strength: content.strength });
  return inputs.map(({ dataUrl }) => dataUrl);
}

interface Wanted {
  readonly isAsked: boolean;
  readonly isAnother: boolean;
}

function fillForm(screen: Screen, item: WorkItem, { isAsked, isAnother }: Wanted) {
  if (item.content.kind !== 'picture') return;
  const { form, description, aspectRatio } = screen;
  const { prompt, model_id: modelId, settings, seed_drawn: isDrawn = false } = item.content;
  const { seed: _, ...unseeded } = settings;
  // Who asks for a picture wants its seed as well, to change one thing of it; what comes back by itself is drawn anew.
  const isSeedLeft = isAnother || (isDrawn && !isAsked);
  form.fill({ model: item.model, modelId }, isSeedLeft ? unseeded : settings, isAsked);
  // Words that were typed stay, unless somebody asked for these, and so does a ratio that came with them.
  const isAsTyped = !isAsked && description !== '' && description !== prompt.text;
  const keepsRatio = isAsTyped && aspectRatio !== PROMPT_DEFAULTS.aspect_ratio;
  if (item.ratio && !keepsRatio) screen.onAspectRatio(item.ratio);
  if ((description !== '' || screen.isWriting()) && !isAsked) return;
  // What comes back by itself is gone on with; what was asked for begins something of its own.
  screen.onDescription(prompt.text, isAsked ? item.id : (item.origin?.id ?? ''));
}
