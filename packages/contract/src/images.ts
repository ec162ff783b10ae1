import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { failureBody } from './errors.ts';
import { IMAGE_BODY_LIMIT, LENGTHS, STRENGTH } from './limits.ts';
import { aspectRatio } from './prompts.ts';
import { requiredText, text } from './text.ts';

export const IMAGE_TEXTS = {
  description: 'Please enter a description for your image.',
  inputImage: 'Please upload an input image for image-to-image generation.',
  byteplusKey: 'Please enter your BytePlus API key for SeedrEAM generation.',
  strength: `Please choose a strength from ${STRENGTH.min} to ${STRENGTH.max.toFixed(1)}.`,
  model: 'Please choose one of the offered models.',
  mode: 'Please choose text-to-image or image-to-image.',
  form: 'Please choose original or with-prompt.',
} as const;

/** The image models that the screens offer, in their order. Which provider model answers is the server's data. */
export const IMAGE_MODELS = ['openai', 'gemini', 'seedream', 'built-in'] as const;
export type ImageModelId = (typeof IMAGE_MODELS)[number];

export const IMAGE_MODES = ['text-to-image', 'image-to-image'] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** Pictures of one request. A model's own limit may be lower. */
export const MAX_INPUTS = 4;

/** What an image model can do, as far as a form needs to know. */
export const imageCapabilities = z.object({
  modes: z.array(z.enum(IMAGE_MODES)),
  aspect_ratios: z.array(aspectRatio),
  /** Pictures that image-to-image takes. */
  max_inputs: z.int(),
  /** What the strength slider does; a sentence where the model has no such number. */
  strength_note: z.string().nullable(),
  /** Unfinished pictures are shown as they arrive. */
  partial_pictures: z.boolean(),
  /** In US dollars for one picture; null where it is free or nobody knows. */
  price_usd: z.number().nullable(),
  /** The provider's name of the model that answers now. */
  model_id: z.string(),
});
export type ImageCapabilities = z.infer<typeof imageCapabilities>;
/** How a picture can be had. */
export const DOWNLOAD_FORMS = ['original', 'with-prompt'] as const;

/** Room for the data URL itself; its decoded size is checked by the server. */
const dataUrl = z.string({ error: IMAGE_TEXTS.inputImage }).max(IMAGE_BODY_LIMIT);

export const imageRequest = z
  .object({
    prompt: requiredText('description', LENGTHS.description, IMAGE_TEXTS.description),
    mode: z.enum(IMAGE_MODES, { error: IMAGE_TEXTS.mode }).default('text-to-image'),
    input_image: dataUrl.nullish(),
    /** Further pictures to start from, for models that take several; together they have the room of one. */
    more_images: z
      .array(dataUrl)
      .max(MAX_INPUTS - 1, `Please upload at most ${MAX_INPUTS} pictures.`)
      .optional(),
    strength: z
      .number({ error: IMAGE_TEXTS.strength })
      .min(STRENGTH.min, IMAGE_TEXTS.strength)
      .max(STRENGTH.max, IMAGE_TEXTS.strength)
      .default(STRENGTH.default),
    model: z.enum(IMAGE_MODELS, { error: IMAGE_TEXTS.model }),
    byteplus_api_key: text('key', LENGTHS.apiKey).nullish(),
    /** Left out: square for a new picture, the input's own ratio for image-to-image. */
    aspect_ratio: aspectRatio.optional(),
  })
  .superRefine((request, context) => {
    if (request.mode === 'image-to-image' && !request.input_image) {
      context.addIssue({ code: 'custom', path: ['input_image'], message: IMAGE_TEXTS.inputImage });
    }
    if (request.model === 'seedream' && !request.byteplus_api_key?.trim()) {
      context.addIssue({ code: 'custom', path: ['byteplus_api_key'], message: IMAGE_TEXTS.byteplusKey });
    }
  });

export type ImageRequest = z.output<typeof imageRequest>;

export const imageResult = z.object({
  success: z.boolean(),
  /** A signed address of ours, for 24 hours; `null` where nothing was made. */
  image_url: z.string().nullable(),
  message: z.string(),
  /** The model that made the picture. */
  model: z.enum(IMAGE_MODELS).optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** The provider's name of the model. */
  model_id: z.string().optional(),
  /** The prompt that was really used, where the model rewrote it. */
  prompt_used: z.string().optional(),
  /** Seconds after which a busy model may be asked again. */
  retry_after: z.int().optional(),
  content_type: z.string().optional(),
  /** The file carries Content Credentials, which writing a prompt into it takes away. */
  has_credentials: z.boolean().optional(),
});
export type ImageResult = z.infer<typeof imageResult>;

export const generateImage = endpoint({
  method: 'POST',
  path: '/api/images/generate',
  summary: 'Make a picture',
  access: 'signed-in',
  body: imageRequest,
  bodyLimit: IMAGE_BODY_LIMIT,
  oversize: 'image_too_large',
  response: imageResult,
  errors: ['image_limit', 'invalid_image', 'image_too_large', 'too_many_pixels', 'no_space'],
  envelope: true,
});

/**
 * What `POST /api/images/generate` sends while it works, to a caller that accepts `text/event-stream`. Each is
 * the data of one event; the last is `result` or `failure`, with the body that the call has otherwise.
 */
export const imageEvent = z.discriminatedUnion('type', [
  /** Calls before this one; 0 when its turn has come. */
  z.object({ type: z.literal('queued'), ahead: z.int() }),
  z.object({ type: z.literal('stage'), stage: z.enum(['generating', 'saving']) }),
  /** An unfinished picture, as a data address. */
  z.object({ type: z.literal('partial'), image: z.string() }),
  z.object({ type: z.literal('result'), result: imageResult }),
  z.object({ type: z.literal('failure'), status: z.int(), failure: failureBody }),
]);
export type ImageEvent = z.infer<typeof imageEvent>;

export const imageFile = endpoint({
  method: 'GET',
  path: '/api/images/:id/file',
  summary: 'A picture, by its signed address',
  access: 'open',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({
    expires: z.string().max(16),
    signature: z.string().max(128),
    /** The bytes as they were made, or a copy that carries its prompt. */
    as: z.enum(DOWNLOAD_FORMS, { error: IMAGE_TEXTS.form }).default('original'),
  }),
  errors: ['bad_signature', 'not_found'],
});
