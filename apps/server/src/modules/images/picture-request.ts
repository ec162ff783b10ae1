import {
  type FieldProblem,
  IMAGE_TEXTS,
  type ImageCapabilities,
  type ImageControls,
  type ImageRequest,
  type ImageSettings,
  imageSettings,
} from '@framewright/contract';
import { PROMPT_DEFAULTS } from '@framewright/prompt-engine/vocabulary';
import { AppError } from '../../http/app-error.ts';
import type { PictureRequest } from '../../providers/ai/picture-port.ts';
import { Secret } from '../../providers/ai/secret.ts';
import { inputPictures } from './input-picture.ts';

/**
 * @param who asks; left out where no picture comes along
 * @throws {AppError} for what the chosen model cannot do, and for pictures that cannot be used
 */
export async function pictureRequest(
  request: ImageRequest,
  capabilities: ImageCapabilities,
  who?: string,
): Promise<PictureRequest> {
  const { prompt, mode, input_image, more_images = [], strength, aspect_ratio, count } = request;
  const userKey = keyFor(capabilities, request);
  const inputs = mode === 'image-to-image' && input_image ? [input_image, ...more_images] : [];
  const settings = chosenSettings(request);
  const problem =
    beyond(capabilities, request, inputs.length) ??
    missingKey(capabilities, userKey) ??
    beyondControls(capabilities.controls, { ...settings, count });
  if (problem) throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  return {
    prompt,
    // An input keeps its own shape, and some models choose one themselves.
    aspectRatio:
      aspect_ratio ??
      (inputs.length > 0 || capabilities.aspect_ratios.length === 0
        ? undefined
        : PROMPT_DEFAULTS.aspect_ratio),
    input: inputs.length > 0 ? { pictures: await inputPictures(inputs, who), strength } : undefined,
    userKey,
    settings,
    count: count ?? 1,
  };
}

/** A key is handed to nobody but whom it is for. */
function keyFor({ own_key }: ImageCapabilities, request: ImageRequest): Secret | undefined {
  const keys = { byteplus: request.byteplus_api_key, openrouter: request.openrouter_api_key };
  const key = own_key && keys[own_key.of]?.trim();
  return key ? new Secret(key) : undefined;
}

function missingKey({ own_key }: ImageCapabilities, userKey: Secret | undefined): FieldProblem | undefined {
  if (!own_key?.required || userKey) return undefined;
  return own_key.of === 'openrouter'
    ? { path: 'openrouter_api_key', message: IMAGE_TEXTS.openrouterKey }
    : { path: 'byteplus_api_key', message: IMAGE_TEXTS.byteplusKey };
}

/** What was said of how to go about it; a blank text says nothing. */
export function chosenSettings(request: ImageRequest): ImageSettings {
  const settings = imageSettings.parse(request);
  const said = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said);
}

function beyond(
  { modes, aspect_ratios, max_inputs }: ImageCapabilities,
  { mode, aspect_ratio }: ImageRequest,
  inputs: number,
): FieldProblem | undefined {
  if (!modes.includes(mode))
    return { path: 'mode', message: 'This model cannot do that: choose the other mode.' };
  if (aspect_ratio && !aspect_ratios.includes(aspect_ratio))
    return { path: 'aspect_ratio', message: 'This model cannot make that aspect ratio.' };
  if (inputs > max_inputs) {
    const most = max_inputs === 1 ? 'one picture' : `${max_inputs} pictures`;
    return { path: 'more_images', message: `This model takes at most ${most}.` };
  }
  return undefined;
}

type Chosen = ImageSettings & { readonly count: number | undefined };

/** What each is called in a sentence. */
const NAMES = {
  steps: 'steps',
  guidance: 'guidance',
  sampler: 'sampler',
  seed: 'seed',
  negative_prompt: 'negative prompt',
  resolution: 'resolution',
  quality: 'quality',
  background: 'background',
} as const satisfies Record<keyof ImageSettings, string>;

function beyondControls(controls: ImageControls, chosen: Chosen): FieldProblem | undefined {
  for (const [path, name] of Object.entries(NAMES) as [keyof ImageSettings, string][]) {
    if (chosen[path] !== undefined && controls[path] === undefined)
      return { path, message: `This model takes no ${name}.` };
  }
  for (const path of ['steps', 'guidance'] as const) {
    const [value, control] = [chosen[path], controls[path]];
    if (value !== undefined && control && (value < control.min || value > control.max))
      return { path, message: `This model takes ${NAMES[path]} from ${control.min} to ${control.max}.` };
  }
  if (chosen.seed !== undefined && controls.seed && chosen.seed > controls.seed.max)
    return { path: 'seed', message: `This model takes seeds from 0 to ${controls.seed.max}.` };
  if (chosen.sampler !== undefined && !controls.sampler?.options.includes(chosen.sampler))
    return { path: 'sampler', message: 'This model does not know that sampler. Choose one of its own.' };
  for (const path of ['resolution', 'quality', 'background'] as const) {
    const [value, control] = [chosen[path], controls[path]];
    if (value !== undefined && control && !control.options.includes(value))
      return { path, message: `This model takes as ${NAMES[path]}: ${control.options.join(', ')}.` };
  }
  const most = controls.count?.max ?? 1;
  if ((chosen.count ?? 1) > most) {
    const pictures = most === 1 ? 'one picture' : `at most ${most} pictures`;
    return { path: 'count', message: `This model makes ${pictures} at a time.` };
  }
  return undefined;
}
