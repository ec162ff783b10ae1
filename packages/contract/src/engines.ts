import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ENGINE_STATES, PURPOSES } from './image-capabilities.ts';
import { LENGTHS, WORKFLOW, WORKFLOW_BODY_LIMIT } from './limits.ts';
import { requiredText, text } from './text.ts';

/** How an engine is spoken with; the last four are hosted. */
export const ENGINE_KINDS = [
  'comfyui',
  'sdapi',
  'openai-images',
  'ollama',
  'lm-studio',
  'llama-cpp',
  'localai',
  'vllm',
  'compatible',
  'openai',
  'gemini',
  'seedream',
  'openrouter',
] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

export const ENGINE_TEXTS = {
  id: 'Please use small letters, digits and hyphens for the id of an engine.',
  address: 'Please enter an http or https address, like http://127.0.0.1:7860.',
  noCredentials: 'Please enter name and password in their own fields, not in the address.',
  credentials: 'Please enter a name and a password, or a token.',
  hosted: 'A hosted engine is set up by the environment of the server.',
  notRemovable: 'This engine was found or set by the environment; it has no address to remove.',
  choice: 'Please choose a model that is ready.',
  notAWorkflow:
    'This is no ComfyUI workflow. In ComfyUI choose Workflow, then Export (API), and take that file.',
  workflowsElsewhere: 'Only ComfyUI runs workflows. Add this one to an engine of that kind.',
  workflowName: 'Please enter a name for this workflow.',
  place: 'Please choose one of the places that were found.',
  noPlaceChosen: 'Please choose where the prompt goes.',
  workflows: `An engine keeps ${WORKFLOW.most} workflows. Remove one first.`,
} as const;

const engineId = z.string({ error: ENGINE_TEXTS.id }).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, ENGINE_TEXTS.id);
const params = z.object({ id: engineId });

/** An engine or a hosted provider, with what the last look at it came to. */
const engine = z.object({
  /** The part of model ids before the slash. */
  id: z.string(),
  kind: z.enum(ENGINE_KINDS),
  /** What people call it: 'Ollama'. */
  name: z.string(),
  /** On a machine of one's own, or behind a key. */
  hosted: z.boolean(),
  /** Without name and password; null for whoever may change nothing, and for hosted ones. */
  address: z.string().nullable(),
  /** Whether somebody typed the address here, so that it can be removed. */
  removable: z.boolean(),
  state: z.enum(ENGINE_STATES),
  /** One sentence with what to do; empty where it is ready. */
  message: z.string(),
  /** By the ids that calls take as `model`. */
  models: z.array(z.object({ id: z.string(), label: z.string(), purposes: z.array(z.enum(PURPOSES)) })),
  /** Workflows that somebody brought, each one of its models. */
  workflows: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What its models can do, taken together. */
  capabilities: z.array(z.enum(PURPOSES)),
  /** In words: 'free, on this machine'. */
  price: z.string(),
  /** In two lines; none where it was typed in. */
  how_to_start: z.array(z.string()),
});
export type Engine = z.infer<typeof engine>;

/** All engines, and who answers where nobody chooses. */
export const engineList = z.object({
  engines: z.array(engine),
  /** Who answers now where nobody chooses, and whether that was chosen here. */
  defaults: z.record(z.enum(PURPOSES), z.object({ model: z.string(), chosen: z.boolean() })),
  /** Whether the caller may see addresses and change anything. */
  may_change: z.boolean(),
  /** The last look around; null where there was none. */
  looked: z.object({ at: z.string(), places: z.int(), seconds: z.number() }).nullable(),
});
export type EngineList = z.infer<typeof engineList>;

export const listEngines = endpoint({
  method: 'GET',
  path: '/api/engines',
  summary: 'What draws and writes here, and in what state it is',
  access: 'signed-in',
  response: engineList,
  errors: [],
});

export const scanEngines = endpoint({
  method: 'POST',
  path: '/api/engines/scan',
  summary: 'Looks for engines once more: asks only, a second each',
  access: 'signed-in',
  key: 'never',
  response: engineList,
  errors: ['operator_only'],
});

/** Without credentials: those have fields of their own. */
const engineAddress = z
  .url({ protocol: /^https?$/, error: ENGINE_TEXTS.address })
  .max(LENGTHS.promptField, ENGINE_TEXTS.address)
  .refine((value) => !/[?#]/.test(value), ENGINE_TEXTS.address)
  .refine((value) => !/^\w+:[/\\]*[^/\\]*@/.test(value), ENGINE_TEXTS.noCredentials);

export const engineChange = z.object({
  /** Left out: as it is. Null takes an address away that was typed in, and its credentials. */
  address: engineAddress.nullish(),
  /** Left out: as they are. Null: none any more. They are kept on the server, and never shown again. */
  credentials: z
    .union(
      [
        z.object({
          name: requiredText('name', LENGTHS.promptField, 'Please enter the name.').refine(
            (name) => !name.includes(':'),
            'The name may not hold a colon.',
          ),
          password: text('password', LENGTHS.apiKey),
        }),
        z.object({
          token: requiredText('token', LENGTHS.apiKey, 'Please enter the token.').regex(
            /^[\x21-\x7e]*$/,
            'The token may not hold spaces or other signs.',
          ),
        }),
      ],
      ENGINE_TEXTS.credentials,
    )
    .nullish(),
});

export const putEngine = endpoint({
  method: 'PUT',
  path: '/api/engines/:id',
  summary: 'Sets where an engine is and how it is unlocked; what it is, it tells itself',
  access: 'signed-in',
  key: 'never',
  params,
  body: engineChange,
  response: engineList,
  errors: ['operator_only', 'not_found'],
});

/** A model's id; null leaves it to what is ready. */
const choice = text('model', LENGTHS.modelId).nullish();

export const putDefaults = endpoint({
  method: 'PUT',
  path: '/api/engines/defaults',
  summary: 'Chooses who answers where nobody chooses; null leaves it to what is ready',
  access: 'signed-in',
  key: 'never',
  body: z
    .object({ pictures: choice, texts: choice, vision: choice })
    .refine((wanted) => Object.keys(wanted).length > 0, ENGINE_TEXTS.choice),
  response: engineList,
  errors: ['operator_only'],
});

export const testEngine = endpoint({
  method: 'POST',
  path: '/api/engines/:id/test',
  summary: 'Has an engine make a small picture or a sentence; of a hosted one, only its key is tried',
  access: 'signed-in',
  key: 'never',
  params,
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    /** A small picture, as a data address. */
    picture: z.string().nullable(),
    /** What was written, or how the picture was made. */
    text: z.string().nullable(),
  }),
  errors: ['operator_only', 'not_found', 'image_limit'],
  envelope: true,
});

/** What can be filled in of a workflow, in the order in which people are asked. */
export const WORKFLOW_PLACES = [
  'prompt',
  'negative',
  'picture',
  'seed',
  'width',
  'height',
  'steps',
  'guidance',
  'sampler',
  'strength',
] as const;
export type WorkflowPlace = (typeof WORKFLOW_PLACES)[number];

/** As ComfyUI exports it for its API: nodes by their ids. */
const workflow = z.record(z.string(), z.unknown(), { error: ENGINE_TEXTS.notAWorkflow });

export const inspectWorkflow = endpoint({
  method: 'POST',
  path: '/api/engines/:id/workflows/inspect',
  summary: 'Reads a ComfyUI workflow and says what of it can be filled in; keeps nothing',
  access: 'signed-in',
  key: 'never',
  params,
  body: z.object({ workflow }),
  bodyLimit: WORKFLOW_BODY_LIMIT,
  oversize: 'workflow_too_large',
  response: z.object({
    places: z.array(
      z.object({
        place: z.enum(WORKFLOW_PLACES),
        /** Where it may be, as node and input; with its owner's name of it, and what stands there now. */
        candidates: z.array(
          z.object({ at: z.string(), title: z.string(), value: z.union([z.string(), z.number()]) }),
        ),
        /** All of them are filled in, unless somebody says otherwise; else one has to be chosen. */
        certain: z.boolean(),
      }),
    ),
  }),
  errors: ['operator_only', 'not_found', 'workflow_too_large'],
});

/** Where a place is; null leaves it as it is, left out takes what is certain. */
const chosenPlace = z.string().max(LENGTHS.promptField, ENGINE_TEXTS.place).nullish();

export const keepWorkflow = endpoint({
  method: 'POST',
  path: '/api/engines/:id/workflows',
  summary: 'Keeps a workflow as a model of an engine, in place of the one of the same name',
  access: 'signed-in',
  key: 'never',
  params,
  body: z.object({
    name: requiredText('name', LENGTHS.name, ENGINE_TEXTS.workflowName),
    workflow,
    places: z.partialRecord(z.enum(WORKFLOW_PLACES), chosenPlace, { error: ENGINE_TEXTS.place }).default({}),
  }),
  bodyLimit: WORKFLOW_BODY_LIMIT,
  oversize: 'workflow_too_large',
  response: engineList,
  errors: ['operator_only', 'not_found', 'workflow_too_large'],
});

export const forgetWorkflow = endpoint({
  method: 'DELETE',
  path: '/api/engines/:id/workflows/:workflow',
  summary: 'Takes a workflow away',
  access: 'signed-in',
  key: 'never',
  params: params.extend({ workflow: z.string().max(LENGTHS.promptField) }),
  response: engineList,
  errors: ['operator_only', 'not_found'],
});
