import type { HistoryEntry } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HistoryDeletion } from './history-deletion.tsx';
import { historyQuery } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';
import { HISTORY_TEXTS as TEXTS } from './texts.ts';

/** Rows that are shown at first. */
const FIRST = 10;

/** What the user has extracted before. */
export function History() {
  const [shown, setShown] = useState(true);
  const id = useId();
  const Chevron = shown ? ChevronUp : ChevronDown;
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`} className="display display-2">
          {TEXTS.title}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? TEXTS.hide : TEXTS.show}
          <Chevron aria-hidden="true" />
        </Button>
      </div>
      <div id={id} hidden={!shown}>
        <Prompts />
      </div>
    </section>
  );
}

function Prompts() {
  const { data, isError, isFetching, refetch } = useQuery(historyQuery);
  if (data)
    return data.length > 0 ? (
      <Rows prompts={data} />
    ) : (
      <Empty title={TEXTS.none.title}>{TEXTS.none.what}</Empty>
    );
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {TEXTS.unreachable}
        <Button size="sm" busy={isFetching && TEXTS.loading} onClick={() => void refetch()}>
          {TEXTS.again}
        </Button>
      </p>
    );
  }
  return <LoadingRows />;
}

function Rows({ prompts }: { prompts: readonly HistoryEntry[] }) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string>();
  const [leaving, setLeaving] = useState<HistoryEntry>();
  return (
    <>
      <ul className="card divide-y divide-line px-4 sm:px-5">
        {prompts.slice(0, all ? undefined : FIRST).map((prompt) => (
          <HistoryRow
            key={prompt.id}
            prompt={prompt}
            open={prompt.id === open}
            onOpen={() => setOpen(prompt.id === open ? undefined : prompt.id)}
            onDelete={() => setLeaving(prompt)}
          />
        ))}
      </ul>
      {prompts.length > FIRST && !all ? (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {TEXTS.all(prompts.length)}
        </Button>
      ) : null}
      <HistoryDeletion prompt={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

function LoadingRows() {
  return (
    <>
      <p role="status" className="sr-only">
        {TEXTS.loading}
      </p>
      <ul className="card divide-y divide-line px-4 sm:px-5" aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li key={place} className="flex items-center gap-4 py-3.5">
            <Skeleton className="aspect-3/2 h-auto w-21 flex-none" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-4/5" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
