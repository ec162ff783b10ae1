import type { WorkFilters } from '@framewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type RollLayout, readWorkView, type WorkView, workAddress } from './work-view.ts';

/** Milliseconds of rest after which typing is searched for, and reaches the address. */
const SEARCH_DELAY_MS = 250;

/** What is open of the roll, kept in the address: it can be shared, gone back to, and survives a reload. */
export function useWorkView() {
  const [query, setQuery] = useSearchParams();
  const [view, setView] = useState(() => readWorkView(query));
  const [typed, setTyped] = useState(view.filters.q ?? '');

  // Going back, or a link to another view, wins over what is shown.
  const [seen, setSeen] = useState(query.toString());
  if (seen !== query.toString()) {
    setSeen(query.toString());
    if (query.toString() !== workAddress(view).toString()) {
      const next = readWorkView(query);
      setView(next);
      setTyped(next.filters.q ?? '');
    }
  }

  // The same functions while the view is the same: what filters stays as it is while pages arrive.
  const actions = useMemo(() => {
    function show(next: WorkView) {
      setView(next);
      setQuery(workAddress(next), { replace: true, preventScrollReset: true });
    }
    return {
      filter: (part: Partial<WorkFilters>) => show({ ...view, filters: { ...view.filters, ...part } }),
      /** Everything, or the whole bin. */
      clear: (trash = view.filters.trash) => {
        setTyped('');
        show({ ...view, filters: { trash } });
      },
      lay: (layout: RollLayout) => show({ ...view, layout }),
    };
  }, [view, setQuery]);

  useEffect(() => {
    if (typed === (view.filters.q ?? '')) return undefined;
    const timer = setTimeout(() => {
      const next = { ...view, filters: { ...view.filters, q: typed } };
      setView(next);
      setQuery(workAddress(next), { replace: true, preventScrollReset: true });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, view, setQuery]);

  return { view, typed, type: setTyped, ...actions };
}
