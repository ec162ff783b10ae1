import { z } from 'zod';
import { PAYMENT_PROVIDERS } from './billing.ts';
import { endpoint } from './endpoint.ts';
import {
  ENGINE_STATES,
  engineModelId,
  imageCapabilities,
  PURPOSES,
  pictureModelId,
} from './image-capabilities.ts';
import { SCRIPT_MODELS } from './text-models.ts';

/** An image model as the form shows it. */
export const imageModelChoice = z.object({
  id: pictureModelId,
  label: z.string(),
  /** A few words beside the label ('Included', 'Needs your own key'). */
  note: z.string(),
  /** Whether this server can use it now. */
  ready: z.boolean(),
  /** Whether it runs on the machine of whoever uses it, and not elsewhere or on a server for many. */
  on_this_machine: z.boolean(),
  capabilities: imageCapabilities,
});
export type ImageModelChoice = z.infer<typeof imageModelChoice>;

/** What this server can do; never a key. */
export const publicConfig = z.object({
  image_models: z.array(imageModelChoice),
  default_image_model: pictureModelId,
  google_sign_in: z.boolean(),
  payments: z.enum(PAYMENT_PROVIDERS),
  /** Whether text models can be called on the server's own key. */
  text_models: z.boolean(),
  /** Language models of engines that are ready, which calls take as `model`. */
  text_engines: z.array(
    z.object({
      id: engineModelId,
      label: z.string(),
      /** The engine's name. */
      note: z.string(),
      /** Whether it takes pictures. */
      sees: z.boolean(),
      /** As of image models. */
      on_this_machine: z.boolean(),
    }),
  ),
  /** Who writes where nobody chooses: `built-in`, a name of the screens, or an engine's model. */
  default_text_model: z.union([z.enum(SCRIPT_MODELS), engineModelId]),
  /** Who describes the pictures of users: an engine's model, the server's own, or the built-in reader. */
  default_vision_model: z.union([z.enum(SCRIPT_MODELS), engineModelId]),
  /** Engines that are there, or should be, and cannot be used now; a hosted one that is locked wants a key. */
  engines_not_ready: z.array(
    z.object({
      name: z.string(),
      state: z.enum(ENGINE_STATES),
      hosted: z.boolean(),
      /** What it may be for once it is ready. */
      purposes: z.array(z.enum(PURPOSES)),
    }),
  ),
  /** Where people sign in for an OpenRouter key of their own. */
  openrouter_sign_in: z.url(),
  /** The names of screens whose model is answered by another: 'gpt-5' to 'gpt-5.6-terra'. */
  answered_by: z.record(z.string(), z.string()),
  /** Beta invite codes of the video model's app; there may be none. */
  sora_invite_codes: z.array(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What this server can do',
  access: 'open',
  response: publicConfig,
  errors: [],
});

const ok = z.object({ status: z.literal('ok') });

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the process serves and its store answers',
  access: 'open',
  response: ok,
  errors: [],
});

export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers: where it does not, it is to be started anew',
  access: 'open',
  response: ok,
  errors: [],
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'Whether requests are to be sent here: database and storage answer, and the process is not stopping',
  access: 'open',
  response: ok,
  errors: ['store_unavailable', 'stopping'],
});

export const getOpenapi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  access: 'open',
  response: z.record(z.string(), z.unknown()),
  errors: [],
});
