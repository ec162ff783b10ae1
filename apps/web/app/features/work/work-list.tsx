import type { Work } from '@framewright/contract';
import { memo, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { shortTime } from '../../lib/formatting.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import type { RollProps } from './contact-sheet.tsx';
import type { FrameCellProps } from './frame-cell.tsx';
import { SmallFrame } from './frame-picture.tsx';
import { Grid, GridCell, GridRow } from './grid.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import { plainRows } from './sheet-rows.ts';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { TickButton } from './tick-button.tsx';
import { useRollKeys } from './use-roll.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** A row's height in pixels, as the style sheet has it. */
const ROW = 95;
const NARROW_ROW = 109;
const NARROW = '(max-width: 42.5rem)';

export interface WorkListProps extends RollProps {
  /** What people call a model, by its id. */
  readonly modelName: (id: string) => string;
}

/** The roll line by line, with its texts. */
export function WorkList({ works, whole, selection, actions, onNearEnd, modelName }: WorkListProps) {
  const element = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => plainRows(works, 1), [works]);
  const keys = useMemo(() => works.map(({ id }) => id), [works]);
  const row = window.matchMedia(NARROW).matches ? NARROW_ROW : ROW;
  const virtual = useVirtualRows({ element, keys, estimate: () => row, onNearEnd });
  const { grid, onKeyDown } = useRollKeys({
    works,
    rows,
    selection,
    showRow: virtual.showRow,
    onFavourite: actions.onFavourite,
  });
  return (
    <div className="card work-list" data-selecting={selection.active ? '' : undefined}>
      <div className="work-list-head" aria-hidden="true">
        <span />
        <span>{TEXTS.columns.frame}</span>
        <span>{TEXTS.columns.text}</span>
        <span>{TEXTS.columns.model}</span>
        <span>{TEXTS.columns.when}</span>
      </div>
      <div ref={element}>
        <Grid
          ref={grid}
          aria-label={TEXTS.layouts.list}
          aria-rowcount={whole ? works.length : -1}
          aria-description={TEXTS.keys}
          className="sheet-grid"
          style={{ height: virtual.height }}
          onKeyDown={onKeyDown}
        >
          {virtual.rows.map(({ index, key, top }) => {
            const work = works[index];
            return work ? (
              <GridRow
                key={key}
                ref={virtual.measure}
                aria-rowindex={index + 1}
                data-index={index}
                className="sheet-row"
                style={{ transform: `translateY(${top}px)` }}
              >
                <ListRow
                  {...actions}
                  work={work}
                  made={modelName(work.model)}
                  selected={selection.ids.has(work.id)}
                  reachable={work.id === selection.current}
                />
              </GridRow>
            ) : null;
          })}
        </Grid>
      </div>
    </div>
  );
}

interface ListRowProps extends FrameCellProps {
  readonly made: string;
}

const ListRow = memo(function ListRow(props: ListRowProps) {
  const { work, made, selected, reachable, onClick, onTick, onLongPress } = props;
  const { id, title, text, anatomy } = work;
  return (
    <GridCell aria-selected={selected} className="neg work-line">
      <span className="work-line-picture">
        <SmallFrame work={work} />
        <TickButton {...{ work, selected, onTick }} />
      </span>
      <span className="work-line-title">
        <Link
          to={`/work/${id}`}
          className="work-line-link"
          dir="auto"
          title={title}
          tabIndex={reachable ? 0 : -1}
          data-work={id}
          draggable={false}
          onClick={(event) => onClick(event, id)}
          onContextMenu={(event) => onLongPress(event, id)}
        >
          {title}
        </Link>
        <span className="num">{factsOf(work)}</span>
      </span>
      <AnatomyText text={text} spans={anatomy} variant="quiet" size="sm" />
      <span className="work-line-model">{made}</span>
      <span className="num work-line-when">{shortTime(work.created_at)}</span>
    </GridCell>
  );
});

function factsOf({ number, kind, versions, favourite }: Work): string {
  return [
    `${number}`,
    KIND_TEXTS[kind].one,
    versions > 1 && TEXTS.versions(versions),
    favourite && TEXTS.favourite,
  ]
    .filter(Boolean)
    .join(', ');
}
