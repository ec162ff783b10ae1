import { randomBytes } from 'node:crypto';
import {
  ENGINE_TEXTS,
  type EngineList,
  type inspectWorkflow as inspectEndpoint,
  type keepWorkflow as keepEndpoint,
  type ResponseOf,
  type User,
  WORKFLOW,
  WORKFLOW_PLACES,
} from '@framewright/contract';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { confirmedPlaces, whereIs } from '../../providers/ai/engines/comfyui/fill-places.ts';
import {
  type InspectedWorkflow,
  inspectWorkflow,
} from '../../providers/ai/engines/comfyui/inspect-workflow.ts';
import { mustKnowNodes } from '../../providers/ai/engines/comfyui/missing-nodes.ts';
import { EngineFailure } from '../../providers/ai/engines/engine-failure.ts';
import { deleteWorkflow, readWorkflows, writeWorkflow } from './engines.repo.ts';
import { type EnginesDeps, engineListFor, mustBeAllowed, refuseSetting } from './engines.service.ts';

type Inspected = ResponseOf<typeof inspectEndpoint>;

/** Milliseconds that an engine has to say which nodes it knows. */
const ANSWERS = 10_000;

/**
 * Says what of a workflow can be filled in, and keeps nothing.
 * @throws {AppError} `operator_only`, `not_found`; `invalid_request` with what is wrong with it
 */
export async function placesIn(
  deps: EnginesDeps,
  user: User,
  id: string,
  value: unknown,
): Promise<Inspected> {
  const { found } = await examined(deps, user, id, value);
  const places = WORKFLOW_PLACES.map((place) => ({
    place,
    candidates: found.candidates[place].map((candidate) => ({
      at: whereIs(candidate),
      title: candidate.title,
      value: candidate.value,
    })),
    certain: !found.unclear.includes(place),
  }));
  return { places: places.filter(({ candidates }) => candidates.length > 0) };
}

/**
 * Keeps a workflow with the places that were confirmed, and offers it as a model.
 * @throws {AppError} as above, and for a place that was not found
 */
export async function keepWorkflow(
  deps: EnginesDeps,
  user: User,
  id: string,
  { name, workflow, places }: z.output<typeof keepEndpoint.body>,
): Promise<EngineList> {
  const { db, registry, now } = deps;
  const { found } = await examined(deps, user, id, workflow);
  for (const place of WORKFLOW_PLACES) {
    const at = places[place] ?? undefined;
    const isFound =
      at === undefined || found.candidates[place].some((candidate) => whereIs(candidate) === at);
    if (!isFound) throw refuseSetting(`places.${place}`, ENGINE_TEXTS.place);
  }
  const confirmed = confirmedPlaces(found, places);
  if (!confirmed.prompt && !confirmed.picture)
    throw refuseSetting('places.prompt', ENGINE_TEXTS.noPlaceChosen);
  const others = (await readWorkflows(db)).filter((row) => row.engine_id === id && row.name !== name);
  if (others.length >= WORKFLOW.most) throw refuseSetting('workflow', ENGINE_TEXTS.workflows);
  await writeWorkflow(db, {
    ...{ id: randomBytes(4).toString('hex'), engine_id: id, name },
    ...{
      workflow: JSON.stringify(workflow),
      places: JSON.stringify(places),
      updated_at: now().toISOString(),
    },
  });
  await registry.scan();
  return engineListFor(deps, user);
}

/** @throws {AppError} `operator_only`, `not_found` */
export async function forgetWorkflow(
  deps: EnginesDeps,
  user: User,
  id: string,
  workflow: string,
): Promise<EngineList> {
  await mustBeAllowed(deps, user);
  if (!(await deleteWorkflow(deps.db, id, workflow))) throw new AppError('not_found');
  await deps.registry.scan();
  return engineListFor(deps, user);
}

/** Reads a workflow, and asks the engine that is to run it whether it knows the nodes. */
async function examined(
  deps: EnginesDeps,
  user: User,
  id: string,
  value: unknown,
): Promise<InspectedWorkflow> {
  await mustBeAllowed(deps, user);
  const entry = deps.registry.entries().find(({ place }) => place.id === id);
  if (!entry) throw new AppError('not_found');
  if (entry.place.kind !== 'comfyui') throw refuseSetting('workflow', ENGINE_TEXTS.workflowsElsewhere);
  const read = inspectWorkflow(value);
  if (!read.inspected) throw refuseSetting('workflow', read.sentence);
  try {
    await mustKnowNodes(entry.place, read.inspected.workflow, AbortSignal.timeout(ANSWERS));
  } catch (error) {
    if (error instanceof EngineFailure) throw refuseSetting('workflow', error.sentence);
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate) throw error;
    throw refuseSetting('workflow', new EngineFailure('silent', entry.place.name).sentence);
  }
  return read.inspected;
}
