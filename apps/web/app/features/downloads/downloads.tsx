import { type Download, PLAN_IDS } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Empty } from '../../ui/empty.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DownloadCard } from './download-card.tsx';
import { downloadsQuery } from './downloads-query.ts';
import { DOWNLOAD_TEXTS } from './texts.ts';

const COLUMNS = 'grid gap-x-6 gap-y-12 lg:grid-cols-2';
const PLACEHOLDERS = ['first', 'second'];

/** All files, the free ones and those of the Pro plan. */
export function Downloads() {
  const { data, isError, isFetching, refetch } = useQuery(downloadsQuery);
  if (data) return data.downloads.length > 0 ? <Groups files={data.downloads} /> : <NoDownloads />;
  if (isError) {
    return (
      <ErrorPanel message={DOWNLOAD_TEXTS.failedList} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return <LoadingGroups />;
}

function Groups({ files }: { files: readonly Download[] }) {
  return (
    <div className={COLUMNS}>
      {PLAN_IDS.map((id) => {
        const own = files.filter(({ plan }) => plan === id);
        return own.length === 0 ? null : (
          <Group key={id} title={DOWNLOAD_TEXTS[id]}>
            {own.map((file) => (
              <DownloadCard key={file.id} file={file} />
            ))}
          </Group>
        );
      })}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-5">
      <h2 className="display display-2">{title}</h2>
      <ul className="grid gap-6 sm:grid-cols-2">{children}</ul>
    </section>
  );
}

/** A server that runs without its files. */
function NoDownloads() {
  return <Empty title={DOWNLOAD_TEXTS.none.title}>{DOWNLOAD_TEXTS.none.what}</Empty>;
}

function LoadingGroups() {
  return (
    <>
      <p role="status" className="sr-only">
        {DOWNLOAD_TEXTS.loading}
      </p>
      <div className={COLUMNS}>
        {PLAN_IDS.map((id) => (
          <Group key={id} title={DOWNLOAD_TEXTS[id]}>
            {PLACEHOLDERS.map((place) => (
              <LoadingCard key={place} />
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

function LoadingCard() {
  return (
    <li className="card grid gap-4 p-2.5 pb-5" aria-hidden="true">
      <Skeleton className="aspect-4/3 h-auto" />
      <div className="grid gap-4 px-2.5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="w-4/5" />
        <Skeleton />
        <Skeleton className="h-9.5" />
      </div>
    </li>
  );
}
