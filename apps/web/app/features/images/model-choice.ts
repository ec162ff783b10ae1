import type { ImageModelChoice, PictureModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** What a form offers has one way at least, and so does a model. */
export function chooseOffered<Choice>(choices: readonly Choice[], wanted: Choice): Choice {
  return choices.includes(wanted) ? wanted : (choices[0] ?? wanted);
}

/** The ratio itself where it is offered, else the one of the most similar shape. */
export function nearestRatio(wanted: AspectRatio, ratios: readonly AspectRatio[]): AspectRatio {
  if (ratios.includes(wanted)) return wanted;
  const distance = (ratio: AspectRatio) => Math.abs(Math.log(shape(ratio) / shape(wanted)));
  const [nearest = wanted] = [...ratios].sort((one, other) => distance(one) - distance(other));
  return nearest;
}

/** Wide above 1, tall below. */
function shape(ratio: AspectRatio): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

/** Words that say how a file ends, and nothing of its model. */
const FILE_ENDS = /\.(?:safetensors|ckpt|gguf|pth?|bin|sft|onnx)\b/gu;

const wordsIn = (name: string) =>
  new Set(
    name
      .toLowerCase()
      .replace(FILE_ENDS, '')
      .match(/[a-z]{2,}/gu),
  );

/** The model that shares the most words with a name: 'flux1-dev' is near 'flux1-pro'. Of equals the usual one, else the preview. */
export function nearestModel(
  name: string,
  models: readonly ImageModelChoice[],
  usual: PictureModelId,
): ImageModelChoice | undefined {
  const said = wordsIn(name);
  const shared = ({ id, label }: ImageModelChoice) => {
    const own = wordsIn(`${id} ${label}`);
    return [...said].filter((word) => own.has(word)).length;
  };
  const most = Math.max(...models.map(shared));
  const nearest = models.filter((model) => shared(model) === most);
  return nearest.find(({ id }) => id === usual) ?? nearest.find(({ id }) => id === 'built-in') ?? nearest[0];
}
