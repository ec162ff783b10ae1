import type { Engine, EngineList } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Image, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../lib/server-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AddAddress } from './add-address.tsx';
import { DefaultChoices } from './default-choices.tsx';
import { EngineRow } from './engine-row.tsx';
import { engineFailure, enginesQuery, useEngineAction } from './queries.ts';
import { ENGINE_SCREEN as TEXTS } from './texts.ts';

/** What draws and writes: engines of one's own, hosted ones, and who is used by default. */
export function Engines() {
  const { data: list, error, isFetching, refetch } = useQuery(enginesQuery);
  const scan = useEngineAction();
  const ready = list?.engines.filter(({ state }) => state === 'ready').length ?? 0;
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        badge={list ? <Badge>{TEXTS.ready(ready)}</Badge> : null}
        actions={
          list?.may_change ? (
            <Button
              size="sm"
              busy={scan.isPending && TEXTS.looking}
              onClick={() => scan.mutate({ do: 'scan' })}
            >
              <RefreshCw aria-hidden="true" />
              {TEXTS.lookAgain}
            </Button>
          ) : null
        }
      >
        {TEXTS.lead}
      </PageHeader>
      {error && !list ? (
        <ErrorPanel message={engineFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {list ? <Loaded list={list} /> : error ? null : <SkeletonLines />}
    </>
  );
}

/** What works comes first, then what can be mended, then what is not there. */
const RANKS: Readonly<Record<Engine['state'], number>> = {
  ...{ ready: 0, locked: 1, misconfigured: 2, unreachable: 2, not_found: 3 },
};

function Loaded({ list }: { list: EngineList }) {
  const { engines, may_change: mayChange, looked } = list;
  const own = engines
    .filter(({ hosted }) => !hosted)
    .sort((one, other) => RANKS[one.state] - RANKS[other.state]);
  return (
    <div className="engines">
      <div className="grid min-w-0 content-start gap-8">
        <EngineSection
          title={TEXTS.own}
          note={looked ? TEXTS.looked(looked.places, looked.seconds, agoOf(looked.at)) : ''}
          engines={own}
          mayChange={mayChange}
        >
          {mayChange ? <AddAddress /> : null}
        </EngineSection>
        <EngineSection
          title={TEXTS.hosted}
          note={TEXTS.hostedNote}
          engines={engines.filter(({ hosted }) => hosted)}
          mayChange={mayChange}
        >
          <OwnKeys />
        </EngineSection>
      </div>
      <aside className="grid content-start gap-5">
        <DefaultChoices list={list} />
        <p className="notice">
          <Image size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <b>Preview</b> {TEXTS.preview}
          </span>
        </p>
      </aside>
    </div>
  );
}

/** Where a key of one's own is typed: here is no place for one. */
function OwnKeys() {
  return (
    <p className="max-w-[62ch] text-sm text-ink-2">
      {TEXTS.ownKeys} {TEXTS.ownPictureKeys}{' '}
      <Link to="/generator?tab=images" className="link">
        {TEXTS.imageGenerator}
      </Link>
      {TEXTS.ownTextKeys}{' '}
      <Link to="/sora2" className="link">
        {TEXTS.videoScript}
      </Link>
      .
    </p>
  );
}

interface EngineSectionProps {
  readonly title: string;
  readonly note: string;
  readonly engines: readonly Engine[];
  readonly mayChange: boolean;
  readonly children?: ReactNode;
}

function EngineSection({ title, note, engines, mayChange, children }: EngineSectionProps) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h2 className="display display-3">{title}</h2>
        <p className="num text-sm text-ink-3">{note}</p>
      </div>
      {engines.length > 0 ? (
        <div className="card">
          {engines.map((engine) => (
            <EngineRow key={engine.id} engine={engine} mayChange={mayChange} />
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-2">{TEXTS.none}</p>
      )}
      {children}
    </section>
  );
}

/** 'just now', 'a minute ago', '12 minutes ago'. */
function agoOf(at: string): string {
  const minutes = Math.floor((serverNow() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
}
