import type {
  ImageMode,
  ImageModelChoice,
  ImageSettings,
  KeyOwner,
  PictureModelId,
} from '@framewright/contract';
import { IMAGE_MODES } from '@framewright/contract';
import { ASPECT_RATIOS, type AspectRatio } from '@framewright/prompt-engine/vocabulary';
import { useState } from 'react';
import { chooseOffered, nearestRatio } from './model-choice.ts';
import { IMAGE_SCREEN, KEY_TEXTS } from './texts.ts';
import { useControls } from './use-controls.ts';
import type { ImageWish } from './use-generate-image.ts';
import { useInputs } from './use-inputs.ts';
import { type MadeBy, modelMadeBy, useModel } from './use-model.ts';

/** What is wrong, by field. */
type Problems = Partial<Record<'key' | 'input' | 'description' | 'seed', string>>;

/**
 * The form's own state: model, mode, inputs, strength and the keys, which live nowhere else. What was
 * chosen is kept when a model does not offer it, and is back with the next model that does.
 */
export function useImageForm(
  models: readonly ImageModelChoice[],
  defaultModel: PictureModelId,
  { firstMode, description }: { readonly firstMode: ImageMode; readonly description: string },
) {
  const { model, ...modelChoice } = useModel(models, defaultModel);
  const [keys, setKeys] = useState<Partial<Record<KeyOwner, string>>>({});
  const [problems, setProblems] = useState<Problems>({});

  const { mode: chosenMode, ...from } = useInputs(firstMode, description, () =>
    setProblems({ input: IMAGE_SCREEN.badFile }),
  );
  const choice = models.find(({ id }) => id === model);
  const controls = useControls(choice?.capabilities.controls ?? {});
  const { modes, ratios, maxInputs } = offersOf(choice);
  const ownKey = choice?.capabilities.own_key;
  const key = (ownKey && keys[ownKey.of]) ?? '';
  const mode = chooseOffered(modes, chosenMode);
  const sent = from.inputs.slice(0, maxInputs);

  /** Sets what is wrong with one field, or that nothing is any more. */
  function tell(field: keyof Problems, sentence?: string) {
    setProblems(({ [field]: _, ...others }) => (sentence ? { ...others, [field]: sentence } : others));
  }

  /** Everything that is missing, in the order of the form; the fields show it. */
  function check(description: string): Problems {
    const found: Problems = {
      ...(ownKey?.required && !key.trim() && { key: KEY_TEXTS[ownKey.of].missing }),
      ...(mode === 'image-to-image' && sent.length === 0 && { input: IMAGE_SCREEN.inputImage }),
      ...(!description.trim() && { description: IMAGE_SCREEN.description }),
      ...(controls.seedProblem && { seed: controls.seedProblem }),
    };
    setProblems(found);
    return found;
  }

  /** The ratio that the model makes in the place of one. */
  const ratioFor = (ratio: AspectRatio) => nearestRatio(ratio, ratios);

  function setKey(of: KeyOwner, key: string) {
    setKeys((before) => ({ ...before, [of]: key }));
    tell('key');
  }

  /** As an earlier picture was made. Where nobody asked for it, what was chosen stays, and so does the mode. */
  function fill(made: MadeBy, settings: ImageSettings, isAsked: boolean) {
    const can = modelMadeBy(made, models)?.capabilities.modes ?? [chosenMode];
    if (!isAsked && (modelChoice.isChosen || !can.includes(chosenMode))) return;
    modelChoice.chooseAsMadeBy(made);
    controls.fill(settings);
  }

  function wish(prompt: string, aspectRatio: AspectRatio): ImageWish {
    const shape =
      mode === 'image-to-image'
        ? { inputImages: sent.map(({ dataUrl }) => dataUrl), strength: from.strength }
        : ratios.length > 0 && { aspectRatio: ratioFor(aspectRatio) };
    return {
      prompt,
      model,
      ...shape,
      ...(ownKey && key.trim() && { ownKey: { of: ownKey.of, key: key.trim() } }),
      settings: controls.sent,
    };
  }

  return {
    ...{ choice, model, setModel: modelChoice.setModel, modelNote: modelChoice.note },
    ...from,
    ...{ modes, mode, maxInputs, controls, ownKey, key, setKey },
    ...{ problems, tell, check, ratios, ratioFor, wish, fill },
  };
}

/** Everything, where the model is not among those of this server. */
function offersOf(choice: ImageModelChoice | undefined) {
  const {
    modes = IMAGE_MODES,
    aspect_ratios: ratios = ASPECT_RATIOS,
    max_inputs: maxInputs = 1,
  } = choice?.capabilities ?? {};
  return { modes, ratios, maxInputs };
}

export type ImageFormState = ReturnType<typeof useImageForm>;
