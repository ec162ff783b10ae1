import type { Work, WorkOverview } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { placeOf } from '../../lib/place-of-page.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { onDemand, usePart } from '../../ui/on-demand.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { BlankRoll, NothingHere } from './blank-roll.tsx';
import { ElementChips } from './element-chips.tsx';
import type { FrameActions } from './frame-cell.tsx';
import { ImportArea } from './import-area.tsx';
import { overviewQuery, workFailure } from './queries.ts';
import { Rail } from './rail.tsx';
import { rememberRoll } from './roll-address.ts';
import { RollFrame } from './roll-frame.tsx';
import { DrawnActions, HeaderActions } from './roll-header.tsx';
import { RollLoading, RollTail } from './roll-tail.tsx';
import { FilterButton, RollTools } from './roll-tools.tsx';
import { ROLL_TEXTS as TEXTS } from './texts.ts';
import { useAgain } from './use-again.ts';
import { useChoosing, useSelectionKeys } from './use-roll.ts';
import { useSelection } from './use-selection.ts';
import { useChangeWork } from './use-work-actions.ts';
import { useWorkView } from './use-work-view.ts';
import { useWorks } from './use-works.ts';
import { filterQuery, isNarrowed, workAddress } from './work-view.ts';

/**
 * Everything that was made here, as contact sheet or list. Old work that is dropped on it joins it.
 * @param isKnown whose roll it is; until then it is to be seen, not to be used, and its works are asked for already
 */
export function Roll({ isKnown }: { isKnown: boolean }) {
  return <ImportArea>{(openImport) => <Works isKnown={isKnown} onImport={openImport} />}</ImportArea>;
}

const loadSheet = () => import('./contact-sheet.tsx');
const loadList = () => import('./work-list.tsx');
/** Lists that draw what is seen of them, of which a page shows one: fetched beside the works. */
const ContactSheet = lazy(async () => ({ default: (await loadSheet()).ContactSheet }));
const WorkList = lazy(async () => ({ default: (await loadList()).WorkList }));

/** What can be done with chosen works: fetched once the page stands, as nothing is chosen before. */
const selectionBar = onDemand(async () => (await import('./selection-bar.tsx')).SelectionBar);

const NO_ELEMENTS: WorkOverview['elements'] = [];

function Works({ isKnown, onImport }: { isKnown: boolean; onImport: () => void }) {
  const { view, typed, type, filter, clear, lay } = useWorkView();
  const { filters, layout } = view;
  const list = useWorks(filters);
  const { works } = list;
  const { data: overview } = useQuery(overviewQuery);
  const selection = useSelection(useMemo(() => works.map(({ id }) => id), [works]));
  useSelectionKeys(selection);
  const SelectionBar = usePart(selectionBar, selection.active, selection.clear);
  const place = placeOf(useLocation());
  useEffect(() => rememberRoll(workAddress(view), place), [view, place]);
  useEffect(() => {
    // What fails here is tried again when it is needed.
    (layout === 'sheet' ? loadSheet() : loadList()).catch(() => undefined);
  }, [layout]);
  const actions = useFrameActions(selection);
  // While pages arrive, what stands round the frames is not made anew.
  const rail = useMemo(
    () => <Rail filters={filters} onFilter={filter} onAll={clear} />,
    [filters, filter, clear],
  );
  const tools = useMemo(
    () => <RollTools typed={typed} layout={layout} onType={type} onLayout={lay} />,
    [typed, layout, type, lay],
  );
  const elements = overview?.elements;
  const chips = useMemo(
    () => (
      <ElementChips elements={elements ?? NO_ELEMENTS} filters={filters} onFilter={filter}>
        <FilterButton on={[...filterQuery({ ...filters, q: '', element: [] })].length}>{rail}</FilterButton>
      </ElementChips>
    ),
    [elements, filters, filter, rail],
  );
  const roll = { works, whole: list.whole, selection, actions, onNearEnd: list.more };
  const models = new Map(overview?.models.map(({ model, label }) => [model, label]));
  const body = (
    <div className="roll">
      <aside className="rail">{rail}</aside>
      <div className="min-w-0">
        {tools}
        {chips}
        <div aria-busy={list.isStale} className="roll-works" data-stale={list.isStale ? '' : undefined}>
          {works.length > 0 ? (
            <Suspense fallback={<RollLoading />}>
              {layout === 'sheet' ? (
                <ContactSheet {...roll} />
              ) : (
                <WorkList {...roll} modelName={(id) => models.get(id) ?? id} />
              )}
            </Suspense>
          ) : null}
        </div>
        {list.error && works.length === 0 ? (
          <ErrorPanel message={workFailure(list.error)} onRetry={list.again} retrying={list.isFetching} />
        ) : null}
        {list.isLoading ? <RollLoading /> : null}
        {list.isEmpty ? (
          <NothingHere filters={filters} trashed={overview?.trashed ?? 0} onAll={clear} />
        ) : null}
        {works.length > 0 ? <RollTail list={list} narrowed={isNarrowed(filters)} /> : null}
        {selection.active && SelectionBar ? (
          <SelectionBar
            {...{ selection, works }}
            collection={filters.collection}
            trash={filters.trash}
            onSelectRest={list.whole ? undefined : () => void list.rest().then((ids) => selection.all(ids))}
            selectingRest={list.isFetchingRest}
          />
        ) : null}
      </div>
    </div>
  );
  // The HTML, too, is of the whole roll.
  const isBin = isKnown && filters.trash;
  const isBlank =
    isKnown &&
    overview?.works === 0 &&
    overview.trashed === 0 &&
    !isNarrowed(filters) &&
    !filters.trash &&
    works.length === 0 &&
    !list.error;
  const usedActions = <HeaderActions {...{ filters, selection, onImport }} none={works.length === 0} />;
  return (
    <>
      {/* The same elements from the HTML on, so that what was painted first is not painted again. */}
      <div className="roll-head">
        <PageHeader title={TEXTS.title} actions={isBlank ? null : isKnown ? usedActions : <DrawnActions />}>
          {isBin ? TEXTS.binNote : TEXTS.lead}
        </PageHeader>
      </div>
      {isBlank ? <BlankRoll onImport={onImport} /> : isKnown ? body : <RollFrame />}
    </>
  );
}

/** What the frames can do, in functions that stay the same. */
function useFrameActions(selection: ReturnType<typeof useSelection>): FrameActions {
  const { mutate } = useChangeWork();
  const choosing = useChoosing(selection);
  const onUseAgain = useAgain();
  const onFavourite = useCallback(
    ({ id, favourite }: Work) => mutate({ id, favourite: !favourite }),
    [mutate],
  );
  const { onClick, onTick, onLongPress } = choosing;
  return useMemo(
    () => ({ onClick, onTick, onLongPress, onFavourite, onUseAgain }),
    [onClick, onTick, onLongPress, onFavourite, onUseAgain],
  );
}
