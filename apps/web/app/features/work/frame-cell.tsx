import type { Work } from '@framewright/contract';
import { CornerLeftUp, GitBranch, Star } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, useState } from 'react';
import { Link } from 'react-router';
import { SmallFrame } from './frame-picture.tsx';
import { GridCell } from './grid.tsx';
import { KindIcon } from './kind-icon.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { TickButton } from './tick-button.tsx';

/** What can be done with a frame. The same functions each time, or all frames are drawn again. */
export interface FrameActions {
  readonly onClick: (event: MouseEvent, id: string) => void;
  readonly onTick: (event: MouseEvent, id: string) => void;
  readonly onLongPress: (event: MouseEvent, id: string) => void;
  readonly onFavourite: (work: Work) => void;
  readonly onUseAgain: (work: Work) => void;
}

export interface FrameCellProps extends FrameActions {
  readonly work: Work;
  readonly selected: boolean;
  /** The one frame of the sheet that the Tab key stops at. */
  readonly reachable: boolean;
}

/** One frame of the contact sheet. */
export const FrameCell = memo(function FrameCell(props: FrameCellProps) {
  const { work, selected, reachable, onClick, onTick, onLongPress } = props;
  const { id, title, trashed_at: trashed } = work;
  const [pointed, setPointed] = useState(false);
  const onPointer = ({ type, pointerType }: PointerEvent) =>
    setPointed(type === 'pointerenter' && pointerType !== 'touch');
  return (
    <GridCell aria-selected={selected} className="neg" onPointerEnter={onPointer} onPointerLeave={onPointer}>
      <Link
        to={`/work/${id}`}
        className="neg-link"
        tabIndex={reachable ? 0 : -1}
        data-work={id}
        draggable={false}
        onClick={(event) => onClick(event, id)}
        onContextMenu={(event) => onLongPress(event, id)}
      >
        <span className="neg-picture">
          <SmallFrame work={work} />
        </span>
        <FrameFacts work={work} />
        <span className="neg-title" dir="auto" title={title}>
          {title}
        </span>
      </Link>
      <TickButton {...{ work, selected, onTick }} />
      {pointed && trashed === null ? <FrameButtons {...props} /> : null}
    </GridCell>
  );
});

/** Its number, and signs of what it is. */
function FrameFacts({ work: { number, versions, favourite, kind } }: Pick<FrameCellProps, 'work'>) {
  return (
    <span className="neg-facts">
      {number}
      <span className="neg-signs">
        {versions > 1 ? (
          <>
            <GitBranch strokeWidth={1.6} aria-hidden="true" />
            {versions}
            <span className="sr-only">versions</span>
          </>
        ) : null}
        {favourite ? (
          <Star className="neg-star" strokeWidth={1.6} role="img" aria-label={TEXTS.favourite} />
        ) : null}
        <KindIcon kind={kind} />
      </span>
    </span>
  );
}

/**
 * For the pointer, and made only where it is: else each row that comes into view would bring a dozen that nobody
 * sees. The keyboard has keys for the same, and the page of the work has all of it.
 */
function FrameButtons({ work, onFavourite, onUseAgain }: FrameCellProps) {
  const { title, favourite } = work;
  return (
    <div className="neg-actions">
      <button type="button" tabIndex={-1} aria-label={TEXTS.againOf(title)} onClick={() => onUseAgain(work)}>
        <CornerLeftUp aria-hidden="true" />
        {TEXTS.again}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="neg-action-icon"
        aria-label={TEXTS.markFavourite(title)}
        aria-pressed={favourite}
        onClick={() => onFavourite(work)}
      >
        <Star aria-hidden="true" />
      </button>
    </div>
  );
}
