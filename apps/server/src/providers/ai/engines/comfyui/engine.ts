import { randomInt, randomUUID } from 'node:crypto';
import { type ImageCapabilities, type ImageSettings, MAX_COUNT, MAX_SEED } from '@framewright/contract';
import { shapeOf } from '../../aspect.ts';
import type { Picture, PictureRequest, Waiting } from '../../picture-port.ts';
import { pictureEngine, type SeenModel } from '../engine.ts';
import { ownCapabilities } from '../engine-capabilities.ts';
import { EngineFailure } from '../engine-failure.ts';
import { ownMetadata } from '../engine-metadata.ts';
import { enginePicture } from '../engine-picture.ts';
import { engineSize, habitsOf } from '../model-habits.ts';
import type { EngineAddress, PictureEngine } from '../picture-engine.ts';
import { PATIENCE, type Patience } from '../signs-of-life.ts';
import { filesOf } from './answers.ts';
import { builtInGraph } from './built-in-graphs.ts';
import { upload, view } from './calls.ts';
import { type ChosenPlaces, certainPlaces, fillPlaces } from './fill-places.ts';
import { findPlaces, type PlaceName } from './find-places.ts';
import { lookAtComfy, mustHaveModels, type ShownByComfy } from './look.ts';
import { runWorkflow } from './run.ts';
import { outputsOf, type Workflow } from './workflow.ts';

/** A workflow that somebody brought, with the places that they confirmed. */
export interface KeptWorkflow {
  /** The end of its model's id, the same for as long as it is kept. */
  readonly id: string;
  readonly name: string;
  readonly workflow: Workflow;
  readonly places: ChosenPlaces;
}

interface Options extends Partial<Patience> {
  readonly now: () => Date;
  /** Asked for with the models, so that new ones are offered at once. */
  readonly workflows?: () => readonly KeptWorkflow[];
}

/** Seeds that are drawn; those that are given may be larger. */
const SEEDS = 2 ** 32;

/** ComfyUI: its checkpoints by graphs of ours, and workflows that people brought. */
export function comfyEngine(address: EngineAddress, { now, workflows, ...patience }: Options): PictureEngine {
  const engine = { address, patience: { ...PATIENCE, ...patience } };
  return pictureEngine({
    address,
    kind: 'comfyui',
    now,
    async look(signal) {
      const shown = await lookAtComfy(address, signal);
      const models = [
        ...shown.checkpoints.map((name) => checkpoint(engine, name, shown)),
        ...(workflows?.() ?? []).map((kept) => broughtWorkflow(engine, kept, shown)),
      ];
      mustHaveModels(address, models);
      return { models };
    },
  });
}

interface Engine {
  readonly address: EngineAddress;
  readonly patience: Patience;
}

/** What is run for one request. */
interface Recipe {
  readonly workflow: Workflow;
  readonly places: ChosenPlaces;
  /** The checkpoint to be put in; a workflow has its own. */
  readonly model?: string;
  readonly modelId: string;
  /** Pixels of a side of the square that the size is made from. */
  readonly side: number;
}

function checkpoint(engine: Engine, name: string, { samplers }: ShownByComfy): SeenModel {
  const habits = habitsOf(name);
  const modelId = name.replace(/\.(?:safetensors|ckpt|sft|gguf)$/i, '');
  const recipeFor = ({ input }: PictureRequest): Recipe => {
    const workflow = builtInGraph(input ? 'image-to-image' : 'text-to-image', habits);
    return { workflow, places: certainPlaces(findPlaces(workflow)), model: name, modelId, side: habits.side };
  };
  return {
    name,
    label: modelId,
    capabilities: ownCapabilities({
      ...{ modelId, habits, samplers, modes: ['text-to-image', 'image-to-image'] },
      ...{ partialPictures: true, maxSeed: MAX_SEED, maxCount: MAX_COUNT },
      ...(samplers.includes('euler') && { sampler: 'euler' }),
    }),
    paint: (request, waiting) => paint(engine, recipeFor(request), request, waiting),
  };
}

function broughtWorkflow(engine: Engine, kept: KeptWorkflow, { samplers }: ShownByComfy): SeenModel {
  const { id, name, workflow, places } = kept;
  const number = (place: PlaceName, otherwise: number) => Number(places[place]?.[0]?.value ?? otherwise);
  const side = Math.sqrt(number('width', 1024) * number('height', 1024));
  const all = ownCapabilities({
    modelId: name,
    modes: [places.picture ? 'image-to-image' : 'text-to-image'],
    habits: { ...habitsOf(name), steps: number('steps', 20), guidance: number('guidance', 1) },
    samplers: places.sampler ? samplers : [],
    partialPictures: true,
    maxSeed: MAX_SEED,
    maxCount: places.seed ? MAX_COUNT : 1,
  });
  return {
    name: `workflow-${id}`,
    label: name,
    capabilities: asFarAsPlaced(all, places),
    paint: (request, waiting) => paint(engine, { workflow, places, modelId: name, side }, request, waiting),
  };
}

/** What a workflow has no place for, it does not take. */
function asFarAsPlaced(all: ImageCapabilities, places: ChosenPlaces): ImageCapabilities {
  const { steps, guidance, negative_prompt, seed, ...rest } = all.controls;
  return {
    ...all,
    aspect_ratios: places.width && places.height ? all.aspect_ratios : [],
    strength_note: places.strength ? null : 'This workflow has a strength of its own.',
    controls: {
      ...rest,
      ...(places.steps && steps && { steps }),
      ...(places.guidance && guidance && { guidance }),
      ...(places.seed && seed && { seed }),
      ...(places.negative && negative_prompt && { negative_prompt }),
    },
  };
}

/** Each picture is a run of its own, so that each can be made again by its seed. */
async function paint(
  engine: Engine,
  recipe: Recipe,
  request: PictureRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { count = 1, input, settings } = request;
  const [start] = input?.pictures ?? [];
  const given = start && (await upload(engine.address, `framewright-${randomUUID()}`, start, waiting.signal));
  const seed = settings?.seed ?? randomInt(SEEDS);
  const pictures: Picture[] = [];
  for (let index = 0; index < count; index += 1) {
    const part = partOf(waiting, index, count);
    pictures.push(await paintOne(engine, recipe, { ...request, seed: seed + index, given }, part));
  }
  const [picture, ...others] = pictures;
  if (!picture) throw new EngineFailure('no-picture', engine.address.name);
  return { ...picture, ...(others.length > 0 && { others }) };
}

interface OneRequest extends PictureRequest {
  readonly seed: number;
  /** The engine's name of the picture to start from. */
  readonly given: string | undefined;
}

async function paintOne(
  { address, patience }: Engine,
  { workflow, places, model, modelId, side }: Recipe,
  request: OneRequest,
  waiting: Waiting,
): Promise<Picture> {
  const { prompt, settings = {}, seed, given, input } = request;
  const graph = fillPlaces(workflow, places, {
    ...engineSize(shapeOf(request) ?? 1, side),
    ...{ prompt, negative: settings.negative_prompt, seed, model, picture: given },
    ...{ steps: settings.steps, guidance: settings.guidance, sampler: settings.sampler },
    strength: input?.strength,
  });
  const entry = await runWorkflow(address, graph, waiting, patience);
  const [file] = filesOf(entry, outputsOf(workflow));
  if (!file) throw new EngineFailure('no-picture', address.name);
  const used = settingsOf(graph, places, settings.negative_prompt);
  return view(address, file, waiting.signal, async (bytes) => ({
    ...(await enginePicture(bytes, address.name, waiting.signal)),
    modelId,
    settings: used,
    ownMetadata: ownMetadata(bytes, places.prompt ? prompt : '', used),
    costUsd: 0,
  }));
}

/** What stood in the places when the graph was run. */
function settingsOf(graph: Workflow, places: ChosenPlaces, negative: string | undefined): ImageSettings {
  const stood = (name: PlaceName) => {
    const [place] = places[name] ?? [];
    return place && graph[place.node]?.inputs[place.inputs[0] ?? ''];
  };
  const number = (name: PlaceName) => (typeof stood(name) === 'number' ? Number(stood(name)) : undefined);
  const sampler = stood('sampler');
  return {
    ...{ seed: number('seed'), steps: number('steps'), guidance: number('guidance') },
    ...(typeof sampler === 'string' && { sampler }),
    ...(negative && places.negative && { negative_prompt: negative }),
  };
}

/** The progress of one picture of several, as that of all. */
function partOf(waiting: Waiting, index: number, count: number): Waiting {
  const { onProgress } = waiting;
  if (!onProgress || count === 1) return waiting;
  return {
    ...waiting,
    onProgress: ({ fraction, ...rest }) => onProgress({ fraction: (index + fraction) / count, ...rest }),
  };
}
