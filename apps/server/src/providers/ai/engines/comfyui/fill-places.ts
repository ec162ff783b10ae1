import { type FoundPlaces, type GraphPlace, PLACE_NAMES, type PlaceName } from './find-places.ts';
import type { Workflow } from './workflow.ts';

/** The places of a workflow that are filled in; all places of one name take the same value. */
export type ChosenPlaces = Readonly<Partial<Record<PlaceName, readonly GraphPlace[]>>>;

/** What is certain without asking anybody. */
export function certainPlaces({ candidates, unclear }: FoundPlaces): ChosenPlaces {
  const certain = PLACE_NAMES.filter((name) => candidates[name].length > 0 && !unclear.includes(name));
  return Object.fromEntries(certain.map((name) => [name, candidates[name]]));
}

/** Where a place is, in words that a form can send back. */
export function whereIs({ node, inputs }: GraphPlace): string {
  return `${node}.${inputs[0] ?? ''}`;
}

/** What people confirmed, by place: where it is, null for none, left out for what is certain. */
export type PlaceChoices = Readonly<Partial<Record<PlaceName, string | null | undefined>>>;

/** What is certain, and what was chosen in its stead. */
export function confirmedPlaces(found: FoundPlaces, choices: PlaceChoices): ChosenPlaces {
  const certain = certainPlaces(found);
  const confirmed = PLACE_NAMES.map((name) => {
    const choice = choices[name];
    const chosen = found.candidates[name].filter((place) => whereIs(place) === choice);
    return [name, choice === undefined ? (certain[name] ?? []) : chosen] as const;
  });
  return Object.fromEntries(confirmed.filter(([, places]) => places.length > 0));
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
