import type { Work } from '@framewright/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FrameActions, FrameCell } from './frame-cell.tsx';
import { Grid, GridRow, GridRowHeader } from './grid.tsx';
import { sheetRows } from './sheet-rows.ts';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { useRollKeys } from './use-roll.ts';
import type { Selection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface RollProps {
  readonly works: readonly Work[];
  /** Whether nothing follows. */
  readonly whole: boolean;
  readonly selection: Selection;
  readonly actions: FrameActions;
  /** The same function each time. */
  readonly onNearEnd: () => void;
}

/**
 * A row of frames without its pictures, in pixels, as the style sheet has it: facts, title, what is below. And a row
 * with a day. Where a guess is wrong, all that is below moves once more with each row that comes into view.
 */
const BELOW_PICTURE = 57;
const DAY_ROW = 34;
/** Between frames, at least. */
const GAP = 10;
const GAP_OF_THREE = 6;

/** The roll as frames on film, day by day. */
export function ContactSheet({ works, whole, selection, actions, onNearEnd }: RollProps) {
  const element = useRef<HTMLDivElement>(null);
  const { columns, width, frame } = useFrames(element);
  const rows = useMemo(() => sheetRows(works, columns, whole), [works, columns, whole]);
  const keys = useMemo(() => rows.map(({ kind, key }) => `${kind} ${key}`), [rows]);
  const virtual = useVirtualRows({
    element,
    keys,
    estimate: (row) => (rows[row]?.kind === 'day' ? DAY_ROW : frame + BELOW_PICTURE),
    width,
    onNearEnd,
  });
  const { grid, onKeyDown } = useRollKeys({
    works,
    rows,
    selection,
    showRow: virtual.showRow,
    onFavourite: actions.onFavourite,
  });
  return (
    <div className="film sheet" data-selecting={selection.active ? '' : undefined}>
      <div className="film-perforation" />
      <div className="film-edge" aria-hidden="true">
        <span>{TEXTS.film}</span>
        <span className="max-sm:hidden">{TEXTS.frames(works.length, !whole).toUpperCase()}</span>
        <span>{TEXTS.safety}</span>
      </div>
      <div ref={element} className="sheet-body">
        <Grid
          ref={grid}
          aria-label={TEXTS.sheetName}
          aria-rowcount={whole ? rows.length : -1}
          aria-description={TEXTS.keys}
          className="sheet-grid"
          style={{
            height: virtual.height,
            ['--columns' as string]: columns,
            ['--frame' as string]: `${frame}px`,
          }}
          onKeyDown={onKeyDown}
        >
          {virtual.rows.map(({ index, key, top }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <GridRow
                key={key}
                ref={virtual.measure}
                aria-rowindex={index + 1}
                data-index={index}
                className={row.kind === 'day' ? 'sheet-row sheet-day' : 'sheet-row sheet-frames'}
                style={{ transform: `translateY(${top}px)` }}
              >
                {row.kind === 'day' ? (
                  <Day name={row.name} count={row.count} columns={columns} />
                ) : (
                  row.works.map((work) => (
                    <FrameCell
                      key={work.id}
                      {...actions}
                      work={work}
                      selected={selection.ids.has(work.id)}
                      reachable={work.id === selection.current}
                    />
                  ))
                )}
              </GridRow>
            );
          })}
        </Grid>
      </div>
      <div className="film-perforation" />
    </div>
  );
}

function Day({ name, count, columns }: { name: string; count: number | undefined; columns: number }) {
  return (
    <GridRowHeader aria-colspan={columns}>
      <span>{name}</span>
      {count === undefined ? null : <span>{TEXTS.frames(count)}</span>}
    </GridRowHeader>
  );
}

/** The last width of the film: who comes back to it finds the page as long as it was, and so the frame they left. */
let lastWidth: number | undefined;

/** How many frames stand side by side, how wide the film is between its margins, and a frame, in whole pixels. */
function useFrames(element: React.RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(lastWidth ?? Math.min(window.innerWidth, 880));
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return;
      lastWidth = Math.round(entry.contentRect.width);
      setWidth(lastWidth);
    });
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  const columns = width >= 760 ? 6 : width >= 480 ? 4 : 3;
  const gap = columns === 3 ? GAP_OF_THREE : GAP;
  return { width, columns, frame: Math.floor((width - (columns - 1) * gap) / columns) };
}
