import { type BoardCell, WORK } from '@framewright/contract';
import {
  Check,
  CircleAlert,
  CircleDashed,
  CircleX,
  Hourglass,
  LoaderCircle,
  Trash2,
  Trophy,
} from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { dollars } from '../../lib/dollars.ts';
import { spentOn } from './spent.ts';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import type { View } from './use-view.ts';

export interface BoardCellProps {
  readonly cell: BoardCell;
  /** '1:1, Backlit' */
  readonly name: string;
  /** Above the picture where there is no row label at its side. */
  readonly row: string | undefined;
  /** 'A' or 'B' where it stands side by side. */
  readonly side: string | undefined;
  readonly view: View;
  /** Pixels that its picture is to have across, about. */
  readonly sharpness: number;
  readonly onCompare: (place: number) => void;
  readonly onPick: (place: number) => void;
}

/** One picture of a board, or how far it is. */
export function BoardCellView({ cell, name, row, side, view, sharpness, onCompare, onPick }: BoardCellProps) {
  const { place, work, winner } = cell;
  const hasPicture = work !== null && !work.trashed;
  return (
    <li className="board-cell" data-winner={winner ? '' : undefined} style={shapeOf(cell)}>
      {row === undefined ? null : (
        <span className="board-row-name" dir="auto">
          {row}
        </span>
      )}
      {hasPicture ? (
        <button
          type="button"
          className="board-picture"
          data-place={place}
          aria-label={TEXTS.compareName(name)}
          aria-pressed={side !== undefined}
          {...view.dragging}
          onClick={() => {
            if (!view.endsDrag()) onCompare(place);
          }}
        >
          <CellPicture work={work} sharpness={sharpness} />
          {side ? <b className="board-side">{side}</b> : null}
        </button>
      ) : (
        <div className="board-hold" data-state={work ? 'binned' : cell.state}>
          <Hold cell={cell} />
        </div>
      )}
      <div className="board-foot">
        <StateLine cell={cell} />
        {hasPicture ? (
          <button
            type="button"
            className="board-pick"
            aria-pressed={winner}
            aria-label={TEXTS.pickName(name)}
            onClick={() => onPick(place)}
          >
            <Trophy size={14} aria-hidden="true" />
            <span>{winner ? TEXTS.winner : TEXTS.pick}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}

interface CellPictureProps extends Pick<BoardCellProps, 'sharpness'> {
  readonly work: NonNullable<BoardCell['work']>;
}

/** The small picture while that is enough, else the whole one: the browser chooses. */
function CellPicture({ work, sharpness }: CellPictureProps) {
  const { url, width, height } = work.picture;
  const [broken, setBroken] = useState(false);
  const small = Math.round(width * Math.min(1, WORK.thumbnailSide / Math.max(width, height)));
  return (
    <img
      src={url}
      {...(!broken && {
        srcSet: `${work.thumbnail_url} ${small}w, ${url} ${width}w`,
        sizes: `${sharpness}px`,
      })}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** The picture's shape, or that of what is to come. */
function shapeOf({ work, aspect_ratio }: BoardCell): CSSProperties {
  const ratio = work
    ? `${work.picture.width} / ${work.picture.height}`
    : (aspect_ratio ?? '1:1').replace(':', ' / ');
  return { ['--shape' as string]: ratio };
}

function Hold({ cell: { state, progress, message, work } }: Pick<BoardCellProps, 'cell'>) {
  if (work) return <Trash2 size={22} aria-hidden="true" />;
  if (state === 'drawing') {
    const { fraction, step, steps, ahead } = progress ?? {};
    return (
      <div className="board-progress">
        <span>
          {step !== undefined && steps !== undefined
            ? TEXTS.step(step, steps)
            : ahead
              ? TEXTS.ahead(ahead)
              : TEXTS.state(state)}
        </span>
        {fraction === undefined ? null : <progress value={fraction} aria-label={TEXTS.state(state)} />}
      </div>
    );
  }
  if (state === 'waiting') return <Hourglass size={22} aria-hidden="true" />;
  return (
    <div className="board-why">
      <CircleAlert size={20} aria-hidden="true" />
      <p>{message ?? TEXTS.deleted}</p>
    </div>
  );
}

const ICONS = {
  waiting: Hourglass,
  drawing: LoaderCircle,
  done: Check,
  failed: CircleX,
  stopped: CircleDashed,
} as const;

function StateLine({ cell }: Pick<BoardCellProps, 'cell'>) {
  const { state, work } = cell;
  const Icon = ICONS[state];
  const { usd, isExact } = spentOn(cell);
  const words = work?.trashed ? TEXTS.inBin : TEXTS.state(state);
  return (
    <span className="board-state" data-state={state}>
      <Icon size={14} aria-hidden="true" />
      {words}
      {work ? (
        <span className="num">
          {usd === 0 ? TEXTS.seconds(work.duration_ms) : isExact ? dollars(usd) : TEXTS.about(usd)}
        </span>
      ) : null}
    </span>
  );
}
