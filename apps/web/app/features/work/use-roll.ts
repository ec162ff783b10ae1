import type { Work } from '@framewright/contract';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { placeAfterKey, type SheetRow } from './sheet-rows.ts';
import type { Selection } from './use-selection.ts';

/** What the keyboard of the roll works with. */
export interface RollKeys {
  readonly works: readonly Work[];
  readonly rows: readonly SheetRow[];
  readonly selection: Selection;
  /** Brings a row into view. */
  readonly showRow: (row: number) => void;
  readonly onFavourite: (work: Work) => void;
}

/** Moves among the works by keyboard, and chooses them by keyboard and pointer. */
export function useRollKeys({ works, rows, selection, showRow, onFavourite }: RollKeys) {
  const [wanted, setWanted] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);

  // The row may have to be drawn first: then it is there after the next rendering, or the one after that.
  useEffect(() => {
    if (wanted === undefined) return;
    const link = grid.current?.querySelector<HTMLElement>(`[data-work="${CSS.escape(wanted)}"]`);
    if (!link) return;
    link.focus({ preventScroll: true });
    setWanted(undefined);
  });

  function goTo(place: number, choosing: boolean) {
    const work = works[place];
    if (!work) return;
    if (choosing) selection.reach(work.id);
    else selection.move(work.id);
    showRow(rows.findIndex((row) => row.kind === 'frames' && place < row.start + row.works.length));
    setWanted(work.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const focused = event.target instanceof Element ? event.target.getAttribute('data-work') : null;
    const place = works.findIndex(({ id }) => id === focused);
    const work = works[place];
    if (!work) return;
    if (event.key === ' ') selection.toggle(work.id);
    else if (event.key === 'f' && !event.ctrlKey && !event.metaKey) onFavourite(work);
    else {
      const next = placeAfterKey(event.key, event.ctrlKey || event.metaKey, rows, place);
      if (next === undefined) return;
      goTo(next, event.shiftKey);
    }
    event.preventDefault();
  }

  return { grid, onKeyDown };
}

/** What a click on a work does: it opens it, or chooses it while choosing is under way. */
export function useChoosing(selection: Selection) {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const onClick = useCallback((event: MouseEvent, id: string) => {
    const { active, toggle, reach } = latest.current;
    // Enter opens in any case: the space bar chooses.
    const byPointer = event.detail > 0;
    if (!byPointer || event.ctrlKey || event.metaKey || (!active && !event.shiftKey)) return;
    event.preventDefault();
    if (event.shiftKey) reach(id);
    else toggle(id);
  }, []);
  const onTick = useCallback((event: MouseEvent, id: string) => {
    if (event.shiftKey) latest.current.reach(id);
    else latest.current.toggle(id);
  }, []);
  /** A long press on a touch screen, where the browser says so. */
  const onLongPress = useCallback((event: MouseEvent, id: string) => {
    const { nativeEvent } = event;
    if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return;
    event.preventDefault();
    latest.current.toggle(id);
  }, []);
  return { onClick, onTick, onLongPress };
}

/** Ctrl+A chooses all, Escape none, wherever on the page nobody types. */
export function useSelectionKeys(selection: Selection): void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const { target } = event;
      const isElsewhere =
        event.defaultPrevented ||
        (target instanceof Element &&
          target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null);
      if (isElsewhere) return;
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        latest.current.all();
      }
      if (event.key === 'Escape' && latest.current.active) latest.current.clear();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
