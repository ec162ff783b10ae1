import { inspectWorkflow, WORKFLOW } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { engineFailure } from './queries.ts';
import { WORKFLOW_FORM as TEXTS } from './texts.ts';

/** A file that is no workflow at all; its message is the sentence to show. */
class NoWorkflow extends Error {}

/** Reads a file that somebody chose, and asks the server what of it can be filled in. */
export function useWorkflowFile(id: string) {
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const workflow = await workflowIn(file);
      const { places } = await call(inspectWorkflow, { params: { id }, body: { workflow } });
      return { workflow, places, name: file.name.replace(/(?:[-_ ]?api)?\.json$/i, '') };
    },
  });
  const { error } = reading;
  return {
    read: (file: File) => reading.mutate(file),
    reading: reading.isPending,
    result: reading.data,
    failure: error instanceof NoWorkflow ? error.message : error ? engineFailure(error) : undefined,
  };
}

export type ReadWorkflow = NonNullable<ReturnType<typeof useWorkflowFile>['result']>;

/** @throws {NoWorkflow} */
async function workflowIn(file: File): Promise<Record<string, unknown>> {
  if (file.size > WORKFLOW.maxBytes) throw new NoWorkflow(TEXTS.tooLarge);
  const value = await file
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  if (!isRecord(value)) throw new NoWorkflow(TEXTS.notAWorkflow);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
