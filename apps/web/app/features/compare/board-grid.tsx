import type { Board } from '@framewright/contract';
import type { KeyboardEvent } from 'react';
import { BoardCellView } from './board-cell.tsx';
import { cellName, layoutOf } from './layout.ts';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import { ARROWS, type View } from './use-view.ts';

interface BoardGridProps {
  readonly board: Board;
  readonly view: View;
  /** How much nearer its pictures are shown. */
  readonly near: number;
  /** The places that stand side by side. */
  readonly pair: readonly number[];
  readonly onCompare: (place: number) => void;
  readonly onPick: (place: number) => void;
}

/** A region that scrolls must be reachable by keyboard to be scrolled by it. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** The pictures of a board: a column for each value of its last axis. */
export function BoardGrid({ board, view, near, pair, onCompare, onPick }: BoardGridProps) {
  const { name, columns, rows } = layoutOf(board);
  const across = columns.length;
  const sharpness = sharpnessOf(across, near);
  const down = columns[0]?.cells.length ?? 1;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (view.onKey(event)) return;
    const { target } = event;
    const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'w' || event.key === 'W') onPick(Number(place));
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    moveFrom(event.currentTarget, Number(place), arrow, { across, down });
  }

  return (
    <section
      className="board-scroll"
      aria-label={TEXTS.board}
      aria-description={TEXTS.keys}
      onKeyDown={onKeyDown}
      {...KEYBOARD_SCROLL}
    >
      <div
        className="board"
        data-rows={rows.length > 0 ? '' : undefined}
        data-single={rows.length === 0 ? '' : undefined}
        style={{ ['--columns' as string]: across, ['--rows' as string]: down + 1 }}
      >
        {rows.length > 0 ? (
          <ul className="board-rows" aria-hidden="true">
            <li />
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        ) : null}
        {columns.map(({ label, text, cells }) => (
          <section
            key={`column of ${cells[0]?.place}`}
            className="board-column"
            aria-label={label || TEXTS.board}
          >
            <header className={`board-column-head ${name ? `el-${name}` : ''}`}>
              <h2>{label}</h2>
              {text ? <p>{text}</p> : null}
            </header>
            <ul className="board-cells">
              {cells.map((cell, row) => (
                <BoardCellView
                  key={cell.place}
                  {...{ cell, view, sharpness, onCompare, onPick }}
                  name={cellName(board, cell)}
                  row={rows[row]}
                  side={sideOf(pair, cell.place)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Pixels that all cells of a board share; and what one has, as the style has it. */
const BOARD_WIDTH = 1_180;
const CELL_WIDTH = { least: 150, most: 260 };

/** Pixels that a picture needs across. It doubles, so that not every step of the zoom has all pictures chosen anew. */
function sharpnessOf(across: number, near: number): number {
  const width = Math.max(CELL_WIDTH.least, Math.min(CELL_WIDTH.most, Math.round(BOARD_WIDTH / across)));
  return width * 2 ** Math.ceil(Math.log2(near));
}

function sideOf(pair: readonly number[], place: number): string | undefined {
  const side = pair.indexOf(place);
  return side < 0 ? undefined : 'AB'[side];
}

interface Size {
  readonly across: number;
  readonly down: number;
}

/** Moves the focus to the next picture in that direction, over cells that have none. */
function moveFrom(
  board: HTMLElement,
  place: number,
  [right, below]: readonly [number, number],
  { across, down }: Size,
): void {
  let column = place % across;
  let row = Math.floor(place / across);
  for (;;) {
    column += right;
    row += below;
    if (column < 0 || column >= across || row < 0 || row >= down) return;
    const next = board.querySelector<HTMLElement>(`[data-place="${row * across + column}"]`);
    next?.focus();
    if (next) return;
  }
}
