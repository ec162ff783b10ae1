import { type WorkFilters, workFilters } from '@framewright/contract';

/** How works are laid out: as frames of a contact sheet, or as lines. */
export const LAYOUTS = ['sheet', 'list'] as const;
export type RollLayout = (typeof LAYOUTS)[number];

/** What is open of the roll, as the address has it. */
export interface WorkView {
  readonly filters: WorkFilters;
  readonly layout: RollLayout;
}

type FilterName = keyof typeof workFilters;

/** Those of which several may stand, all of which must hold. */
const REPEATABLE: ReadonlySet<FilterName> = new Set(['tag', 'element']);

/** A search that makes a longer one works but is not kept: servers and browsers limit the length of an address. */
const LONGEST_ADDRESS = 6_000;

/** Reads an address; what is no filter of ours, or makes no sense, is left out. */
export function readWorkView(address: URLSearchParams): WorkView {
  const filters: Record<string, unknown> = {};
  for (const name of namesOf(workFilters)) {
    const values = address.getAll(name);
    const said = REPEATABLE.has(name) ? values : values[0];
    if (said === undefined || said.length === 0) continue;
    const { data } = workFilters[name].safeParse(said);
    if (data !== undefined) filters[name] = data;
  }
  return {
    // Each value has just been parsed by the schema of its own name.
    filters: { trash: false, ...filters } as WorkFilters,
    layout: LAYOUTS.find((layout) => layout === address.get('view')) ?? 'sheet',
  };
}

/** The filters as the server takes them; what says nothing is left out. */
export function filterQuery(filters: WorkFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of namesOf(workFilters)) {
    for (const value of [filters[name] ?? []].flat()) {
      const word = String(value).trim();
      if (word !== '' && value !== false && value !== 0) query.append(name, word);
    }
  }
  return query;
}

/** The address of a view; what is at its default is left out. */
export function workAddress({ filters, layout }: WorkView): URLSearchParams {
  const query = filterQuery(filters);
  if (query.toString().length > LONGEST_ADDRESS) query.delete('q');
  if (layout !== 'sheet') query.set('view', layout);
  return query;
}

/** Whether anything narrows the roll, the bin aside. */
export function isNarrowed(filters: WorkFilters): boolean {
  return filterQuery({ ...filters, trash: false }).size > 0;
}

function namesOf(filters: typeof workFilters): readonly FilterName[] {
  // The object's own keys, by its own type.
  return Object.keys(filters) as FilterName[];
}
