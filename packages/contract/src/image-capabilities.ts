import { z } from 'zod';
import { aspectRatio } from './aspect-ratio.ts';

/** The image models with names of their own, in their order. Which provider model answers is the server's data. */
export const IMAGE_MODELS = ['openai', 'gemini', 'seedream', 'built-in'] as const;
export type ImageModelId = (typeof IMAGE_MODELS)[number];

/** Characters of a model's name, as an engine tells it: a file name, sometimes with folders. */
const LONGEST_NAME = 300;

/** A model of an engine: the engine's id, a slash, and the engine's own name of the model, slashes included. */
export const engineModelId = z.templateLiteral([
  z.string().regex(/[a-z0-9][a-z0-9-]{0,39}/),
  '/',
  z.string().min(1).max(LONGEST_NAME),
]);
export type EngineModelId = z.infer<typeof engineModelId>;

export const MODEL_TEXT = 'Please choose one of the offered models.';

/** Whatever makes pictures here. */
export const pictureModelId = z.union([z.enum(IMAGE_MODELS), engineModelId], { error: MODEL_TEXT });

/** Whatever makes pictures: one of the four names, or a model of an engine. */
export type PictureModelId = ImageModelId | EngineModelId;

/** From words alone, or from an uploaded picture. */
export const IMAGE_MODES = ['text-to-image', 'image-to-image'] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** Pictures of one request to start from. A model's own limit may be lower. */
export const MAX_INPUTS = 4;

/** Pictures that one request may ask for. A model's own limit may be lower. */
export const MAX_COUNT = 8;

/** The largest seed that every part of the product can carry as a number. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** A number that a model takes; `default` is what is used where nothing is chosen. */
export const numberControl = z.object({
  min: z.number(),
  max: z.number(),
  step: z.number(),
  default: z.number(),
});
export type NumberControl = z.infer<typeof numberControl>;

/** Names of the provider's own, of which one may be chosen; without a choice, the provider chooses. */
const namesControl = z.object({ options: z.array(z.string()) });

/** What can be set beside prompt, mode, ratio and strength. What is left out, the model does not take. */
export const imageControls = z.object({
  /** Rounds of the sampler. */
  steps: numberControl.exactOptional(),
  /** How closely the prompt is followed, which many tools call CFG scale. */
  guidance: numberControl.exactOptional(),
  /** By the engine's own names; without a default, the engine chooses. */
  sampler: z.object({ options: z.array(z.string()), default: z.string().exactOptional() }).exactOptional(),
  /** From 0 to `max`; where none is sent, one is drawn, and the answer tells it. */
  seed: z.object({ max: z.int() }).exactOptional(),
  negative_prompt: z.literal(true).exactOptional(),
  /** How large: '1K', '2K'. */
  resolution: namesControl.exactOptional(),
  quality: namesControl.exactOptional(),
  /** Transparent or not. */
  background: namesControl.exactOptional(),
  /** Pictures of one request, from 1 to `max`. */
  count: z.object({ max: z.int() }).exactOptional(),
});
export type ImageControls = z.infer<typeof imageControls>;

/** Where people's own keys are for. */
export const KEY_OWNERS = ['byteplus', 'openrouter'] as const;
export type KeyOwner = (typeof KEY_OWNERS)[number];

/** What an image model can do, as far as a form needs to know: it is built from this and nothing else. */
export const imageCapabilities = z.object({
  modes: z.array(z.enum(IMAGE_MODES)),
  /** None of a model that chooses for itself. */
  aspect_ratios: z.array(aspectRatio),
  /** Pictures that image-to-image takes. */
  max_inputs: z.int(),
  /** What the strength slider does; a sentence where the model has no such number. */
  strength_note: z.string().nullable(),
  /** Unfinished pictures are shown as they arrive. */
  partial_pictures: z.boolean(),
  controls: imageControls,
  /** It takes a key of one's own, sent with the request; left out where it takes none. */
  own_key: z
    .object({
      of: z.enum(KEY_OWNERS),
      /** Otherwise the server's own key pays where none is sent. */
      required: z.boolean(),
    })
    .exactOptional(),
  /** In US dollars for one picture; 0 where it is free, null where nobody knows. */
  price_usd: z.number().nullable(),
  /** The provider's name of the model that answers now. */
  model_id: z.string(),
});
export type ImageCapabilities = z.infer<typeof imageCapabilities>;

/** What engines are for: pictures are made, texts written, pictures described. */
export const PURPOSES = ['pictures', 'texts', 'vision'] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * What a look at an engine came to.
 *
 * - `ready`: it answers and has a model
 * - `locked`: it wants a name and password, or other ones
 * - `unreachable`: it was there, or was configured, and does not answer
 * - `not_found`: nothing was found where it usually is
 * - `misconfigured`: it answers, but cannot be used as it is: started without its API, no models, another program
 */
export const ENGINE_STATES = ['ready', 'locked', 'unreachable', 'not_found', 'misconfigured'] as const;
export type EngineState = (typeof ENGINE_STATES)[number];
