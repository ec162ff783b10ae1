import { numberOf } from './draft.ts';
import type { Json } from './json.ts';

const CONTROL = 'control_after_generate';
const LATENT = ['width', 'height', 'batch_size'];
const VIDEO = ['width', 'height', 'length', 'batch_size'];
const SAMPLER = ['steps', 'cfg', 'sampler_name', 'scheduler', 'denoise'];

/** A drawn graph keeps the values of a node without their names: these are the names of the standard nodes. */
const WIDGETS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    KSampler: ['seed', CONTROL, ...SAMPLER],
    'KSampler (Efficient)': ['seed', CONTROL, ...SAMPLER],
    KSamplerAdvanced: [
      'add_noise',
      'noise_seed',
      CONTROL,
      ...SAMPLER.slice(0, 4),
      'start_at_step',
      'end_at_step',
    ],
    SamplerCustom: ['add_noise', 'noise_seed', CONTROL, 'cfg'],
    RandomNoise: ['noise_seed', CONTROL],
    KSamplerSelect: ['sampler_name'],
    BasicScheduler: ['scheduler', 'steps', 'denoise'],
    LTXVScheduler: ['steps', 'max_shift', 'base_shift', 'stretch', 'terminal'],
    CFGGuider: ['cfg'],
    DualCFGGuider: ['cfg_conds', 'cfg_cond2_negative', 'style'],
    FluxGuidance: ['guidance'],
    CLIPTextEncode: ['text'],
    CLIPTextEncodeFlux: ['clip_l', 't5xxl', 'guidance'],
    CLIPTextEncodeSD3: ['clip_l', 'clip_g', 't5xxl', 'empty_padding'],
    CLIPTextEncodeSDXL: [
      'width',
      'height',
      'crop_w',
      'crop_h',
      'target_width',
      'target_height',
      'text_g',
      'text_l',
    ],
    CLIPTextEncodeSDXLRefiner: ['ascore', 'width', 'height', 'text'],
    EmptyLatentImage: LATENT,
    EmptySD3LatentImage: LATENT,
    'SDXL Empty Latent Image (rgthree)': ['dimensions', 'clip_scale', 'batch_size'],
    EmptyHunyuanLatentVideo: VIDEO,
    EmptyLTXVLatentVideo: VIDEO,
    HunyuanImageToVideo: VIDEO,
    LTXVImgToVideo: VIDEO,
    WanImageToVideo: VIDEO,
    WanFirstLastFrameToVideo: VIDEO,
    CheckpointLoaderSimple: ['ckpt_name'],
    CheckpointLoader: ['config_name', 'ckpt_name'],
    UNETLoader: ['unet_name', 'weight_dtype'],
    UnetLoaderGGUF: ['unet_name'],
    LoraLoader: ['lora_name', 'strength_model', 'strength_clip'],
    LoraLoaderModelOnly: ['lora_name', 'strength_model'],
    PrimitiveNode: ['value'],
    PrimitiveInt: ['value'],
    PrimitiveString: ['value'],
    PrimitiveStringMultiline: ['value'],
    'RegionalConditioningColorMask //Inspire': ['mask_color', 'strength', 'set_cond_area', 'prompt'],
    StringConcatenate: ['string_a', 'string_b', 'delimiter'],
    'String Literal': ['string'],
    'Text Multiline': ['text'],
    ImpactWildcardProcessor: ['wildcard_text', 'populated_text', 'mode', 'seed'],
    'ShowText|pysssss': ['text_0'],
    SDParameterGenerator: [
      ...['ckpt_name', 'vae_name', 'model_version', 'config_name', 'seed', 'steps', 'refiner_start', 'cfg'],
      ...['sampler_name', 'scheduler', 'positive_ascore', 'negative_ascore', 'aspect_ratio', ...LATENT],
    ],
    'Efficient Loader': [
      ...['ckpt_name', 'vae_name', 'clip_skip', 'lora_name', 'lora_model_strength', 'lora_clip_strength'],
      ...['positive', 'negative', 'token_normalization', 'weight_interpretation'],
      ...['empty_latent_width', 'empty_latent_height', 'batch_size'],
    ],
  }),
);

const CONTROLS: ReadonlySet<unknown> = new Set(['fixed', 'randomize', 'increment', 'decrement']);

/**
 * The names for the values of a node.
 * @param named what the drawing itself names; older ones name nothing, or only what was linked once
 */
export function widgetNames(
  type: string,
  named: readonly string[],
  values: readonly Json[],
): readonly string[] {
  const known = WIDGETS.get(type);
  const control = values.findIndex((value, at) => CONTROLS.has(value) && numberOf(values[at - 1]) !== null);
  if (known !== undefined || control === -1) {
    return known ?? named;
  }
  // Whoever samples copies the standard sampler: seed, control, steps, guidance, sampler, scheduler.
  const next = values.slice(control + 1, control + 5).map((value) => typeof value);
  if (next.join(' ') === 'number number string string') {
    const before = Array.from({ length: control - 1 }, (_, at) => `widget ${at}`);
    return [...before, ...(WIDGETS.get('KSampler') ?? [])];
  }
  // Newer drawings name all values but the control.
  return named.length < values.length
    ? [...named.slice(0, control), CONTROL, ...named.slice(control)]
    : named;
}
