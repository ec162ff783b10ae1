import { LIBRARY_CATEGORIES, type LibraryCategory } from '@framewright/contract';

/** The tabs of the library, in their order; the address names them. */
export const LIBRARY_TABS = ['prompts', 'examples', 'templates'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** What is open in the library, as the address has it. */
export interface LibraryView {
  readonly tab: LibraryTab;
  readonly search: string;
  /** `undefined` is all of them. */
  readonly category: LibraryCategory | undefined;
}

/** Longer searches work but are not kept: servers and browsers limit the length of an address. */
const LONGEST_SEARCH = 200;

/** Reads an address; what it does not know falls back. */
export function readLibraryAddress(query: URLSearchParams): LibraryView {
  return {
    tab: LIBRARY_TABS.find((tab) => tab === query.get('tab')) ?? 'prompts',
    search: query.get('q') ?? '',
    category: LIBRARY_CATEGORIES.find((category) => category === query.get('category')),
  };
}

/** The address of a view; what is at its default is left out. */
export function libraryAddress({ tab, search, category }: LibraryView): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'prompts') query.set('tab', tab);
  if (search.trim() && search.length <= LONGEST_SEARCH) query.set('q', search);
  if (category) query.set('category', category);
  return query;
}
