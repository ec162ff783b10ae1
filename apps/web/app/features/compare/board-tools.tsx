import type { Board } from '@framewright/contract';
import { Layers, Link2, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { drawn } from './layout.ts';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import type { useBoardActions } from './use-board-actions.ts';
import { type View, ZOOM } from './use-view.ts';

interface BoardToolsProps {
  readonly board: Board;
  readonly view: View;
  readonly actions: ReturnType<typeof useBoardActions>;
  readonly together: boolean;
  readonly onTogether: () => void;
  readonly flickers: boolean;
  readonly canFlicker: boolean;
  readonly onFlicker: () => void;
}

/** How the pictures are looked at, and what becomes of them. */
export function BoardTools(props: BoardToolsProps) {
  const { board, view, actions, together, onTogether, flickers, canFlicker, onFlicker } = props;
  const kept = drawn(board.cells);
  const hasWinner = kept.some(({ winner }) => winner);
  const hasRest = kept.some(({ winner }) => !winner);
  return (
    <div className="board-tools">
      <div className="board-zoom">
        <IconButton
          icon={ZoomOut}
          label={TEXTS.zoomOut}
          disabled={view.zoom <= ZOOM.min}
          onClick={view.farther}
        />
        <input
          type="range"
          className="slider"
          aria-label={TEXTS.zoom}
          aria-valuetext={TEXTS.percent(view.zoom)}
          {...ZOOM}
          value={view.zoom}
          onChange={({ target }) => view.zoomTo(target.valueAsNumber)}
        />
        <IconButton
          icon={ZoomIn}
          label={TEXTS.zoomIn}
          disabled={view.zoom >= ZOOM.max}
          onClick={view.closer}
        />
        <button
          type="button"
          className="num board-fit"
          aria-label={view.zoom <= ZOOM.min ? TEXTS.fitName : TEXTS.fitFrom(view.zoom)}
          onClick={view.fit}
        >
          {view.zoom <= ZOOM.min ? TEXTS.fit : TEXTS.percent(view.zoom)}
        </button>
      </div>
      <Button size="sm" aria-pressed={together} onClick={onTogether}>
        <Link2 aria-hidden="true" />
        {TEXTS.together}
      </Button>
      <Button size="sm" aria-pressed={flickers} disabled={!canFlicker} onClick={onFlicker}>
        <Layers aria-hidden="true" />
        {TEXTS.flicker}
      </Button>
      <Button
        size="sm"
        className="ml-auto"
        disabled={!hasWinner || !hasRest}
        title={hasWinner ? undefined : TEXTS.pickFirst}
        busy={actions.isBinning && TEXTS.binning}
        onClick={() => actions.binRest(board)}
      >
        <Trash2 aria-hidden="true" />
        {TEXTS.binRest}
      </Button>
    </div>
  );
}
