import type { Shared, SharedWork } from '@framewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-errors.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { sharedFailure, sharedQuery } from './queries.ts';
import { SharedFrame } from './shared-frame.tsx';
import { SHARED_TEXTS as TEXTS } from './texts.ts';

/** What somebody has opened to whoever has the link: a work, or the frames of a collection. */
export function SharedPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch, ...rest } = useInfiniteQuery(sharedQuery(token));
  const [query] = useSearchParams();
  const [first] = data?.pages ?? [];
  const works = data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = first?.kind === 'work' ? works[0] : works.find(({ id }) => id === query.get('frame'));
  const title = chosen?.title ?? first?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Framewright`;
  }, [title]);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Empty title={TEXTS.gone} action={<LinkButton to="/">{TEXTS.home}</LinkButton>}>
        {TEXTS.goneHint}
      </Empty>
    );
  }
  if (!first)
    return error ? (
      <ErrorPanel message={sharedFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading />
    );
  if (chosen) {
    return (
      <>
        {first.kind === 'collection' ? <Back title={first.title} /> : null}
        <SharedFrame key={chosen.id} token={token} work={chosen} until={first.expires_at} />
      </>
    );
  }
  return (
    <Sheet
      shared={first}
      works={works}
      more={rest.hasNextPage ? () => void rest.fetchNextPage() : undefined}
      isFetching={rest.isFetchingNextPage}
    />
  );
}

function Loading() {
  return (
    <div className="shared" aria-busy="true">
      <span className="sr-only" role="status">
        {TEXTS.loading}
      </span>
      <Skeleton className="aspect-square" />
      <SkeletonLines />
    </div>
  );
}

function Back({ title }: { title: string }) {
  return (
    <LinkButton to="?" variant="ghost" size="sm" className="-ml-3 mb-5">
      <ArrowLeft aria-hidden="true" />
      {title || TEXTS.back}
    </LinkButton>
  );
}

interface SheetProps {
  readonly shared: Shared;
  readonly works: readonly SharedWork[];
  /** Left out where that is all. */
  readonly more: (() => void) | undefined;
  readonly isFetching: boolean;
}

/** The frames of a collection. */
function Sheet({ shared, works, more, isFetching }: SheetProps) {
  return (
    <>
      <PageHeader title={shared.title}>{works.length > 0 ? TEXTS.leadCollection : TEXTS.empty}</PageHeader>
      <ul className="shared-sheet">
        {works.map(({ id, title, pictures: [picture] }) => (
          <li key={id}>
            <Link to={`?frame=${id}`}>
              {picture ? <img src={picture.small_url} alt="" loading="lazy" decoding="async" /> : null}
              <span dir="auto">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more ? (
        <Button className="mt-6" busy={isFetching && TEXTS.morePending} onClick={more}>
          {TEXTS.more}
        </Button>
      ) : null}
    </>
  );
}
