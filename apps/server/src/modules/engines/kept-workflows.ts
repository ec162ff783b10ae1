import { WORKFLOW_PLACES } from '@framewright/contract';
import { z } from 'zod';
import type { Db } from '../../db/open.ts';
import type { KeptWorkflow } from '../../providers/ai/engines/comfyui/engine.ts';
import { confirmedPlaces } from '../../providers/ai/engines/comfyui/fill-places.ts';
import { inspectWorkflow } from '../../providers/ai/engines/comfyui/inspect-workflow.ts';
import { readWorkflows, type WorkflowRow } from './engines.repo.ts';

/** What is kept, by the ids of engines; what cannot be read any more is left out. */
export async function keptWorkflows(db: Db): Promise<ReadonlyMap<string, readonly KeptWorkflow[]>> {
  const rows = await readWorkflows(db);
  return Map.groupBy(
    rows.flatMap((row) => readRow(row) ?? []),
    ({ engineId }) => engineId,
  );
}

const keptPlaces = z.partialRecord(z.enum(WORKFLOW_PLACES), z.string().nullish());

function readRow(row: WorkflowRow): (KeptWorkflow & { readonly engineId: string }) | undefined {
  const { inspected } = inspectWorkflow(JSON.parse(row.workflow));
  const { data: choices } = keptPlaces.safeParse(JSON.parse(row.places));
  if (!inspected || !choices) return undefined;
  const { workflow, found } = inspected;
  return {
    ...{ engineId: row.engine_id, id: row.id, name: row.name, workflow },
    places: confirmedPlaces(found, choices),
  };
}
