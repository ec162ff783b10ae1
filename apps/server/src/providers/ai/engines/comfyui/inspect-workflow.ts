import { type ChosenPlaces, certainPlaces } from './fill-places.ts';
import { type FoundPlaces, findPlaces } from './find-places.ts';
import { readWorkflow, WORKFLOW_PROBLEMS, type Workflow, type WorkflowProblem } from './workflow.ts';

/** What was found in a workflow that somebody brought. */
export interface InspectedWorkflow {
  readonly workflow: Workflow;
  /** Every place, for confirmation. */
  readonly found: FoundPlaces;
  /** What is certain; for what is unclear, whoever brought it has to choose. */
  readonly places: ChosenPlaces;
}

/** Reads a workflow and finds its places; or says in one sentence what is wrong with it, and what to do. */
export function inspectWorkflow(
  value: unknown,
):
  | { readonly inspected: InspectedWorkflow }
  | { readonly inspected?: never; readonly problem: WorkflowProblem; readonly sentence: string } {
  const read = readWorkflow(value);
  if (!read.workflow) return refused(read.problem);
  const found = findPlaces(read.workflow);
  const { prompt, picture } = found.candidates;
  if (prompt.length + picture.length === 0) return refused('no-places');
  return { inspected: { workflow: read.workflow, found, places: certainPlaces(found) } };
}

function refused(problem: WorkflowProblem) {
  return { problem, sentence: WORKFLOW_PROBLEMS[problem] };
}
