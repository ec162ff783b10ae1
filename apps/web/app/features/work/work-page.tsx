import type { WorkItem } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-errors.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ItemAbout } from './item-about.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemContent } from './item-content.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemPicture, useSwipe } from './item-picture.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { itemQuery, versionsQuery, workFailure } from './queries.ts';
import { rollAddress, rollPlace } from './roll-address.ts';
import { UnmadePicture } from './unmade-picture.tsx';
import type { VersionDiffProps } from './version-diff.tsx';
import type { VersionLineProps } from './version-line.tsx';

/** Only of a version, and below everything else. */
const VersionDiff = lazy<ComponentType<VersionDiffProps>>(async () => {
  const loaded = await import('./version-diff.tsx').catch(() => undefined);
  return { default: loaded?.VersionDiff ?? (() => null) };
});

/** Below what is read first, and mostly empty. */
const ItemNote = lazy<ComponentType<{ item: WorkItem }>>(async () => {
  const loaded = await import('./item-note.tsx').catch(() => undefined);
  return { default: loaded?.ItemNote ?? (() => null) };
});

/** Most works have one version. */
const VersionLine = lazy<ComponentType<VersionLineProps>>(async () => {
  const loaded = await import('./version-line.tsx').catch(() => undefined);
  return { default: loaded?.VersionLine ?? (() => null) };
});

/** One work: its picture or its texts, how it was made, and its versions. */
export function WorkPage({ id }: { id: string }) {
  const { data: item, error, isFetching, refetch } = useQuery(itemQuery(id));
  useEffect(() => {
    if (item) document.title = `${item.title} · Framewright`;
  }, [item]);
  return (
    <>
      <div className="item-head">
        <LinkButton to={rollAddress()} state={rollPlace()} variant="ghost" size="sm" className="-ml-3">
          <ArrowLeft aria-hidden="true" />
          {TEXTS.back}
        </LinkButton>
        {item ? <Neighbours item={item} /> : null}
      </div>
      {item ? (
        <Loaded key={item.id} item={item} />
      ) : isNowhere(error) ? (
        <Empty title={TEXTS.gone} action={<LinkButton to="/work">{TEXTS.toRoll}</LinkButton>}>
          {TEXTS.goneHint}
        </Empty>
      ) : error ? (
        <ErrorPanel message={workFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="item" aria-busy="true">
          <span className="sr-only" role="status">
            {TEXTS.loading}
          </span>
          <Skeleton className="aspect-square" />
          <SkeletonLines />
        </div>
      )}
    </>
  );
}

/** No work has this id, or none can have it. */
const isNowhere = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');

function Loaded({ item }: { item: WorkItem }) {
  const { content, parent_id: parentId } = item;
  const { data: versions } = useQuery({ ...versionsQuery(item.id), enabled: item.versions > 1 });
  const { goNewer, goOlder } = useNeighbours(item);
  const isPicture = content.kind === 'picture';
  const hasPicture = isPicture && content.pictures.length > 0;
  const onSwipe = (direction: 1 | -1) => (direction === 1 ? goOlder() : goNewer());
  // Over a picture it is the picture's own, which may be zoomed.
  const swipe = useSwipe(hasPicture ? undefined : onSwipe);
  const about = (
    <>
      <ItemAbout item={item} />
      <ItemActions item={item} />
    </>
  );
  return (
    <>
      <div className="item" data-kind={content.kind}>
        <section className="item-main" {...swipe}>
          {hasPicture ? (
            <ItemPicture
              pictures={content.pictures}
              title={item.title}
              caption={TEXTS.frame(item.number)}
              onSwipe={onSwipe}
            />
          ) : isPicture ? (
            <UnmadePicture item={item} />
          ) : (
            <ItemContent item={item} />
          )}
        </section>
        <section className="item-side">
          {about}
          {isPicture ? <ItemContent item={item} /> : null}
          <ItemFacts item={item} />
          <Suspense fallback={<Skeleton className="h-24" />}>
            <ItemNote item={item} />
          </Suspense>
        </section>
      </div>
      <Suspense>
        {versions && versions.length > 1 ? <VersionLine versions={versions} current={item.id} /> : null}
      </Suspense>
      <Suspense>{parentId === null ? null : <VersionDiff item={item} parentId={parentId} />}</Suspense>
    </>
  );
}

/** Where the neighbours on the roll are. */
function useNeighbours({ newer_id: newer, older_id: older }: WorkItem) {
  const navigate = useNavigate();
  const go = (id: string | null) => () => {
    if (id !== null) void navigate(`/work/${id}`, { replace: true });
  };
  return { goNewer: go(newer), goOlder: go(older) };
}

/** The frames before and after, by button and by arrow key. */
function Neighbours({ item }: { item: WorkItem }) {
  const { goNewer, goOlder } = useNeighbours(item);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const isElsewhere =
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        (target instanceof Element &&
          target.closest('input, textarea, select, [role="dialog"], [role="radiogroup"], .anatomy') !== null);
      if (isElsewhere) return;
      if (event.key === 'ArrowLeft') goNewer();
      if (event.key === 'ArrowRight') goOlder();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div className="flex items-center gap-1.5">
      <span className="num mr-2 text-ink-3">{TEXTS.frame(item.number)}</span>
      <IconButton
        icon={ChevronLeft}
        bordered
        label={TEXTS.newer}
        disabled={item.newer_id === null}
        onClick={goNewer}
      />
      <IconButton
        icon={ChevronRight}
        bordered
        label={TEXTS.older}
        disabled={item.older_id === null}
        onClick={goOlder}
      />
    </div>
  );
}
