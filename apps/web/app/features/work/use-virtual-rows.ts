import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useFlingWatch } from './fling.ts';

/** Rows that are drawn beyond what is seen. */
const OVERSCAN = 3;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 8;

/** A long list, of which what is near the window is drawn. */
export interface VirtualRowsOptions {
  readonly element: RefObject<HTMLElement | null>;
  /** Each row's key, the same as long as it is the same row. */
  readonly keys: readonly string[];
  /** A row's height before it was measured, in pixels. */
  readonly estimate: (row: number) => number;
  /** What heights depend on: when it changes, they are guessed anew. */
  readonly width?: number;
  /** The end is near. */
  readonly onNearEnd: () => void;
}

/** Draws only those rows of a long list that are near the window; the page scrolls as if all were there. */
export function useVirtualRows({ element, keys, estimate, width, onNearEnd }: VirtualRowsOptions) {
  useFlingWatch();
  const scrollMargin = useTop(element);
  // The same function with the same rows: with another one all rows are laid out anew, at every step.
  const getItemKey = useCallback((row: number) => keys[row] ?? row, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: estimate,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin,
    // React draws when it can: to force it while it draws already is an error.
    useFlushSync: false,
  });
  const { measure } = virtualizer;
  useEffect(() => {
    if (width !== undefined) measure();
  }, [width, measure]);
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  const isNearEnd = last >= keys.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  return {
    rows: rows.map(({ index, key, start }) => ({ index, key, top: start - scrollMargin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    showRow: (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  };
}

/** Where an element begins on the page, in pixels; it moves when what is above it grows. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const find = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    find();
    const watcher = new ResizeObserver(find);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [element]);
  return top;
}
