import { type FoundPlaces, PLACE_NAMES, type Place, type PlaceName } from './find-places.ts';
import type { Workflow } from './workflow.ts';

/** The places of a workflow that are filled in; all places of one name take the same value. */
export type ChosenPlaces = Readonly<Partial<Record<PlaceName, readonly Place[]>>>;

/** What is certain without asking anybody. */
export function certainPlaces({ candidates, unclear }: FoundPlaces): ChosenPlaces {
  const certain = PLACE_NAMES.filter((name) => candidates[name].length > 0 && !unclear.includes(name));
  return Object.fromEntries(certain.map((name) => [name, candidates[name]]));
}

/** A copy of a workflow with values in its places; a name without a value, or without a place, changes nothing. */
export function fillPlaces(
  workflow: Workflow,
  places: ChosenPlaces,
  values: Readonly<Partial<Record<PlaceName, string | number | undefined>>>,
): Workflow {
  const filled = structuredClone(workflow);
  for (const name of PLACE_NAMES) {
    const value = values[name];
    if (value === undefined) continue;
    for (const { node, inputs } of places[name] ?? []) {
      for (const input of inputs) {
        const target = filled[node]?.inputs;
        if (target && Object.hasOwn(target, input)) target[input] = value;
      }
    }
  }
  return filled;
}
