import type { Board, BoardCell } from '@framewright/contract';
import { Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cellName } from './layout.ts';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import type { View } from './use-view.ts';

interface SideBySideProps {
  readonly board: Board;
  readonly pair: readonly BoardCell[];
  readonly view: View;
  readonly flickers: boolean;
  readonly onPick: (place: number) => void;
}

/** Milliseconds that each picture is seen: well below three changes in a second. */
const FLICKER = 800;

/** Two pictures at the same place, beside each other or in turn. */
export function SideBySide({ board, pair, view, flickers, onPick }: SideBySideProps) {
  const isPair = pair.length === 2;
  return (
    <section className="section" aria-labelledby="side-by-side">
      <div className="section-head">
        <h2 id="side-by-side" className="display display-2">
          {TEXTS.side}
        </h2>
        <span className="num text-ink-3">{isPair ? TEXTS.percent(view.zoom) : ''}</span>
      </div>
      {pair.length === 0 ? <p className="text-ink-2">{TEXTS.sideHint}</p> : null}
      {isPair && flickers ? (
        <Flicker {...{ board, pair, view }} />
      ) : (
        <div className="board-pair">
          {pair.map((cell) => (
            <figure key={cell.place}>
              <Picture {...{ cell, view }} alt={cellName(board, cell)} />
              <figcaption className="board-caption">
                <Caption {...{ board, cell }} />
                <Button
                  size="sm"
                  variant="ghost"
                  aria-pressed={cell.winner}
                  aria-label={TEXTS.pickName(cellName(board, cell))}
                  onClick={() => onPick(cell.place)}
                >
                  <Trophy aria-hidden="true" />
                  {cell.winner ? TEXTS.winner : TEXTS.pick}
                </Button>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

/** One frame in which the two take turns; by hand for those who want things to stand still. */
function Flicker({ board, pair, view }: Pick<SideBySideProps, 'board' | 'pair' | 'view'>) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setShown((now) => 1 - now), FLICKER);
    return () => clearInterval(timer);
  }, []);
  const cell = pair[shown];
  return (
    <figure>
      <div className="board-flicker">
        {pair.map((each, index) => (
          <div key={each.place} data-shown={index === shown ? '' : undefined}>
            <Picture cell={each} view={view} alt={cellName(board, each)} />
          </div>
        ))}
      </div>
      <figcaption className="board-caption">
        {cell ? <Caption {...{ board, cell }} /> : null}
        <Button size="sm" variant="ghost" onClick={() => setShown(1 - shown)}>
          {TEXTS.other}
        </Button>
      </figcaption>
    </figure>
  );
}

function Caption({ board, cell }: { board: Board; cell: BoardCell }) {
  const { work } = cell;
  return (
    <span className="min-w-0">
      {cellName(board, cell)}{' '}
      {work ? (
        <Link className="link text-sm text-ink-2" to={`/work/${work.id}`}>
          {TEXTS.open}
        </Link>
      ) : null}
    </span>
  );
}

interface PictureProps {
  readonly cell: BoardCell;
  readonly view: View;
  readonly alt: string;
}

function Picture({ cell: { work }, view, alt }: PictureProps) {
  if (!work) return null;
  const { url, width, height } = work.picture;
  return (
    <div className="board-large" style={{ ['--shape' as string]: `${width} / ${height}` }} {...view.dragging}>
      <img src={url} alt={alt} draggable={false} />
      {view.zoom > 1 ? (
        <span className="board-map" aria-hidden="true">
          <img src={work.thumbnail_url} alt="" className="board-map-picture" draggable={false} />
          <i className="board-map-part" />
        </span>
      ) : null}
    </div>
  );
}
