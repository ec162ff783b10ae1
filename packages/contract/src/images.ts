import { z } from 'zod';
import { aspectRatio } from './aspect-ratio.ts';
import { endpoint } from './endpoint.ts';
import { failureBody } from './errors.ts';
import {
  ENGINE_STATES,
  IMAGE_MODES,
  MAX_COUNT,
  MAX_INPUTS,
  MAX_SEED,
  MODEL_TEXT,
  pictureModelId,
} from './image-capabilities.ts';
import { IMAGE_BODY_LIMIT, LENGTHS, STRENGTH } from './limits.ts';
import { requiredText, text } from './text.ts';

export const IMAGE_TEXTS = {
  description: 'Please enter a description for your image.',
  inputImage: 'Please upload an input image for image-to-image generation.',
  byteplusKey: 'Please enter your BytePlus API key for SeedrEAM generation.',
  openrouterKey: 'Please enter your OpenRouter API key.',
  signIn: 'Please begin the sign-in at OpenRouter once more.',
  strength: `Please choose a strength from ${STRENGTH.min} to ${STRENGTH.max.toFixed(1)}.`,
  model: MODEL_TEXT,
  mode: 'Please choose text-to-image or image-to-image.',
  steps: 'Please send the steps as a whole number from 1 to 500.',
  guidance: 'Please send the guidance as a number from 0 to 100.',
  seed: `Please send the seed as a whole number from 0 to ${MAX_SEED}.`,
  seedDrawn: 'Please send seed_drawn as true or false.',
  maxCost: 'Please send the most that it may cost in US dollars, as a number from 0 to 1,000.',
  count: `Please send the number of pictures as a whole number from 1 to ${MAX_COUNT}.`,
  form: 'Please choose original or with-prompt.',
  address: 'This picture address is not complete. Please copy the whole of it, or open the picture anew.',
} as const;

const addressPart = (most: number) => z.string({ error: IMAGE_TEXTS.address }).max(most, IMAGE_TEXTS.address);

/** What follows the path of an address that holds for a while: without it, nothing is opened. */
export const signedQuery = z.object({ expires: addressPart(16), signature: addressPart(128) });

/** Whether what the tool wrote into its picture is what it was asked for. */
export const METADATA_TEXTS = {
  same: 'Its own metadata says the same.',
  different: 'Its own metadata says otherwise.',
} as const;

/** How a picture can be had. */
export const DOWNLOAD_FORMS = ['original', 'with-prompt'] as const;

const wholeNumber = (from: number, to: number, sentence: string) =>
  z.int({ error: sentence }).min(from, sentence).max(to, sentence);

/** How a model is to go about a picture; `ImageControls` says which of these a model takes. */
export const imageSettings = z.object({
  steps: wholeNumber(1, 500, IMAGE_TEXTS.steps).optional(),
  guidance: z
    .number({ error: IMAGE_TEXTS.guidance })
    .min(0, IMAGE_TEXTS.guidance)
    .max(100, IMAGE_TEXTS.guidance)
    .optional(),
  sampler: text('sampler', LENGTHS.promptField).optional(),
  seed: wholeNumber(0, MAX_SEED, IMAGE_TEXTS.seed).optional(),
  negative_prompt: text('negative prompt', LENGTHS.description).optional(),
  resolution: text('resolution', LENGTHS.promptField).optional(),
  quality: text('quality', LENGTHS.promptField).optional(),
  background: text('background', LENGTHS.promptField).optional(),
});
export type ImageSettings = z.infer<typeof imageSettings>;

/** Room for the data URL itself; its decoded size is checked by the server. */
const dataUrl = z.string({ error: IMAGE_TEXTS.inputImage }).max(IMAGE_BODY_LIMIT);

/** What a picture is asked for with; what the model does not take is refused. */
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
    model: pictureModelId,
    byteplus_api_key: text('key', LENGTHS.apiKey).nullish(),
    /** For this one request, of models whose capabilities say that they take one. */
    openrouter_api_key: text('key', LENGTHS.apiKey).nullish(),
    /** Left out: square for a new picture, the input's own ratio for image-to-image. */
    aspect_ratio: aspectRatio.optional(),
    /** These are taken where the capabilities of the model list them, and are its own defaults where left out. */
    ...imageSettings.shape,
    /** The seed was drawn for this picture and chosen by nobody: a form that comes back leaves it out. */
    seed_drawn: z.boolean({ error: IMAGE_TEXTS.seedDrawn }).optional(),
    count: wholeNumber(1, MAX_COUNT, IMAGE_TEXTS.count).optional(),
    /**
     * In US dollars, for all pictures of the request: what costs more, or nobody knows what, is refused. An API key makes
     * nothing that costs money without it.
     */
    max_cost_usd: z
      .number({ error: IMAGE_TEXTS.maxCost })
      .min(0, IMAGE_TEXTS.maxCost)
      .max(1_000, IMAGE_TEXTS.maxCost)
      .optional(),
    /** The work of the caller's that the prompt comes from. */
    from_work: text('work', 64).optional(),
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

/** What a picture's own metadata say of how it was made, beside what its engine said. */
export const OWN_METADATA = ['same', 'different', 'none'] as const;

/** The picture, or why there is none. */
export const imageResult = z.object({
  success: z.boolean(),
  /** A signed address of ours, for 24 hours; `null` where nothing was made. */
  image_url: z.string().nullable(),
  message: z.string(),
  /** The model that made the picture. */
  model: pictureModelId.optional(),
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
  /** How the picture was really made, seed included, where the model tells it. */
  settings: imageSettings.optional(),
  /** Whether the picture's own metadata say the same; `none` where it carries none. */
  own_metadata: z.enum(OWN_METADATA).optional(),
  /** In US dollars; 0 where it was free; left out where nobody knows. */
  cost_usd: z.number().optional(),
  /** When the pictures go, where there was no room to keep them; left out where they stay. */
  expires_at: z.string().optional(),
  /** Where it is kept on the roll; left out where nothing was made. */
  work_id: z.string().optional(),
  /** The other pictures of the request, where several were asked for. */
  more: z
    .array(
      z.object({
        image_url: z.string(),
        width: z.int(),
        height: z.int(),
        content_type: z.string(),
        seed: z.int().optional(),
      }),
    )
    .optional(),
});
export type ImageResult = z.infer<typeof imageResult>;

export const generateImage = endpoint({
  method: 'POST',
  path: '/api/images/generate',
  summary: 'Make a picture',
  access: 'signed-in',
  key: 'make',
  idempotent: true,
  body: imageRequest,
  bodyLimit: IMAGE_BODY_LIMIT,
  oversize: 'image_too_large',
  response: imageResult,
  errors: [
    'not_found',
    'image_limit',
    'too_many_analyses',
    'too_many_own_key_calls',
    'invalid_image',
    'image_too_large',
    'too_many_pixels',
  ],
  envelope: true,
});

/** Everybody may ask: the list is open, and is asked for a few times a minute at most. */
export const listOpenrouterModels = endpoint({
  method: 'POST',
  path: '/api/images/openrouter/models',
  summary: 'Asks OpenRouter for its image models; the answer of GET /api/config has them from then on',
  access: 'signed-in',
  response: z.object({
    state: z.enum(ENGINE_STATES),
    /** One sentence with what to do; empty where it is ready. */
    message: z.string(),
    /** How many there are. */
    models: z.int(),
  }),
  errors: [],
});

/**
 * The end of a sign-in at OpenRouter (PKCE, RFC 7636), which began in the browser: OpenRouter hands the user a key
 * of their own, and this call hands it on. It is kept nowhere.
 */
export const exchangeOpenrouterCode = endpoint({
  method: 'POST',
  path: '/api/images/openrouter/key',
  summary: "Exchanges the code of a sign-in at OpenRouter for the user's own key, which is kept nowhere",
  access: 'signed-in',
  key: 'never',
  body: z.object({
    code: requiredText('code', LENGTHS.apiKey, IMAGE_TEXTS.signIn),
    code_verifier: z.string({ error: IMAGE_TEXTS.signIn }).regex(/^[\w.~-]{43,128}$/, IMAGE_TEXTS.signIn),
  }),
  response: z.object({
    /** Null where OpenRouter gave none. */
    key: z.string().nullable(),
    /** One sentence with what to do; empty where there is a key. */
    message: z.string(),
  }),
  errors: ['too_many_attempts'],
});

/**
 * What `POST /api/images/generate` sends while it works, to a caller that accepts `text/event-stream`. Each is
 * the data of one event; the last is `result` or `failure`, with the body that the call has otherwise.
 */
export const imageEvent = z.discriminatedUnion('type', [
  /** Calls before this one; 0 when its turn has come. */
  z.object({ type: z.literal('queued'), ahead: z.int() }),
  /** `loading` is an engine that gets its model ready, which may take minutes. */
  z.object({ type: z.literal('stage'), stage: z.enum(['loading', 'generating', 'saving']) }),
  /** How far the sampler is, of an engine that tells. */
  z.object({
    type: z.literal('progress'),
    /** From 0 to 1. */
    fraction: z.number(),
    /** Rounds that are done, of how many. */
    step: z.int().optional(),
    steps: z.int().optional(),
    seconds_left: z.number().optional(),
  }),
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
  query: signedQuery.extend({
    /** The bytes as they were made, or a copy that carries its prompt. */
    as: z.enum(DOWNLOAD_FORMS, { error: IMAGE_TEXTS.form }).default('original'),
  }),
  sends: ['image/png', 'image/jpeg', 'image/webp'],
  errors: ['bad_signature', 'not_found'],
});
