import { useMemo, useState } from 'react';

/** What is chosen on the roll. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether a tap chooses instead of opening. */
  readonly active: boolean;
  /** The one that arrow keys move from. */
  readonly current: string | undefined;
  readonly toggle: (id: string) => void;
  /** Everything from the last one that was chosen up to this. */
  readonly reach: (id: string) => void;
  /** Everything that stands there; with ids those, which may have come only just now. */
  readonly all: (ids?: readonly string[]) => void;
  readonly clear: () => void;
  /** Makes it the one that arrow keys move from. */
  readonly move: (id: string) => void;
  /** Begins to choose by taps, before anything is chosen. */
  readonly begin: () => void;
}

const NONE: ReadonlySet<string> = new Set();

interface State {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | undefined;
  readonly current: string | undefined;
  readonly begun: boolean;
}

/** Chooses among works. @param order their ids, as they stand; what is no longer there is no longer chosen */
export function useSelection(order: readonly string[]): Selection {
  const [state, setState] = useState<State>({
    chosen: NONE,
    anchor: undefined,
    current: undefined,
    begun: false,
  });
  const present = useMemo(() => new Set(order), [order]);
  // What has left is forgotten, so that it is not chosen again where it turns up: in the bin, or under another filter.
  const [before, setBefore] = useState(order);
  if (before !== order) {
    setBefore(order);
    const gone = before.filter((id) => !present.has(id) && state.chosen.has(id));
    if (gone.length > 0) {
      const chosen = new Set(state.chosen);
      for (const id of gone) chosen.delete(id);
      setState({ ...state, chosen });
    }
  }
  const ids = useMemo(() => {
    const left = new Set([...state.chosen].filter((id) => present.has(id)));
    return left.size === state.chosen.size ? state.chosen : left;
  }, [state.chosen, present]);
  const current = state.current !== undefined && present.has(state.current) ? state.current : order[0];

  const choose = (chosen: ReadonlySet<string>, anchor: string | undefined, at = anchor) =>
    setState({ ...state, chosen, anchor, current: at ?? state.current });

  return {
    ids,
    active: state.begun || ids.size > 0,
    current,
    toggle: (id) => {
      const chosen = new Set(ids);
      if (!chosen.delete(id)) chosen.add(id);
      choose(chosen, id);
    },
    reach: (id) => {
      const anchor = state.anchor !== undefined && present.has(state.anchor) ? state.anchor : (current ?? id);
      const ends = [order.indexOf(anchor), order.indexOf(id)];
      const between = order.slice(Math.min(...ends), Math.max(...ends) + 1);
      choose(new Set([...ids, ...between]), anchor, id);
    },
    all: (every = order) => choose(new Set(every), state.anchor, current),
    clear: () => setState({ ...state, chosen: NONE, anchor: undefined, begun: false }),
    move: (id) => setState({ ...state, current: id }),
    begin: () => setState({ ...state, begun: true }),
  };
}
