import { type ImageModelChoice, modelNamed, type PictureModelId } from '@framewright/contract';
import { useState } from 'react';
import { nearestModel } from './model-choice.ts';
import { MODEL_TEXTS } from './texts.ts';

/** Who made a picture: the id of the model there, and what its provider calls it. */
export interface MadeBy {
  readonly model: string;
  readonly modelId: string | null;
}

interface Chosen {
  readonly model: PictureModelId;
  /** What there is to say, where it stands in for another. */
  readonly note?: string | undefined;
}

/** Which model is chosen: until somebody does, or an earlier picture comes back, the server's own choice. */
export function useModel(models: readonly ImageModelChoice[], defaultModel: PictureModelId) {
  const [chosen, setChosen] = useState<Chosen>();
  return {
    // What was chosen may have gone; what comes up meanwhile is offered at once.
    model: chosen?.model ?? defaultModel,
    note: chosen?.note,
    isChosen: chosen !== undefined,
    setModel: (model: PictureModelId) => setChosen({ model }),
    /** Chooses what an earlier picture was made by; where that is not here, the nearest that costs nothing, and says so. */
    chooseAsMadeBy: (made: MadeBy) => setChosen(asMadeBy(made, models, defaultModel)),
  };
}

function asMadeBy(
  made: MadeBy,
  models: readonly ImageModelChoice[],
  defaultModel: PictureModelId,
): Chosen | undefined {
  const here = modelMadeBy(made, models);
  if (here) return { model: here.id };
  const name = made.modelId ?? made.model.slice(made.model.indexOf('/') + 1);
  const instead = nearestModel(name, models.filter(isFree), defaultModel);
  return instead && { model: instead.id, note: MODEL_TEXTS.instead(name, instead.label) };
}

/** The model of this server that made a picture, here or elsewhere. */
export function modelMadeBy(
  { model, modelId }: MadeBy,
  models: readonly ImageModelChoice[],
): ImageModelChoice | undefined {
  return modelNamed([model, ...(modelId === null ? [] : [modelId])], models);
}

/** The preview draws by rules, whatever else is not known of it. */
function isFree({ id, ready, capabilities }: ImageModelChoice): boolean {
  return id === 'built-in' || (ready && capabilities.price_usd === 0 && !capabilities.own_key?.required);
}
