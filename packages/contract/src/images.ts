import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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

/** How a picture can be had. */
export const DOWNLOAD_FORMS = ['original', 'with-prompt'] as const;

/** Room for the data URL itself; its decoded size is checked by the server. */
const dataUrl = z.string({ error: IMAGE_TEXTS.inputImage }).max(IMAGE_BODY_LIMIT);

export const imageRequest = z
  .object({
    prompt: requiredText('description', LENGTHS.description, IMAGE_TEXTS.description),
    mode: z.enum(IMAGE_MODES, { error: IMAGE_TEXTS.mode }).default('text-to-image'),
    input_image: dataUrl.nullish(),
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
