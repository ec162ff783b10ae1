import { archiveWork, type Board } from '@framewright/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileArchive, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callForFile } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AddColumn } from './add-column.tsx';
import { BoardGrid } from './board-grid.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardTools } from './board-tools.tsx';
import { drawn } from './layout.ts';
import { boardFailure, boardQuery } from './queries.ts';
import { SideBySide } from './side-by-side.tsx';
import { BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import { useBoardActions, useFreshRoll } from './use-board-actions.ts';
import { useView } from './use-view.ts';

/** One board: its pictures as they arrive, side by side, and what becomes of them. */
export function BoardPage({ id }: { id: string }) {
  const { data: board, error, isFetching, refetch } = useQuery(boardQuery(id));
  useEffect(() => {
    if (board) document.title = `${board.title} · Framewright`;
  }, [board]);
  return (
    <>
      <LinkButton to="/work" variant="ghost" size="sm" className="-ml-3 mb-3">
        <ArrowLeft aria-hidden="true" />
        {TEXTS.back}
      </LinkButton>
      {board ? (
        <Loaded key={id} id={id} board={board} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Empty title={TEXTS.gone} action={<LinkButton to="/compare">{TEXTS.toCompare}</LinkButton>}>
          {TEXTS.goneHint}
        </Empty>
      ) : error ? (
        <ErrorPanel message={boardFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only" role="status">
            {TEXTS.loading}
          </span>
          <SkeletonLines />
        </div>
      )}
    </>
  );
}

function Loaded({ id, board }: { id: string; board: Board }) {
  const actions = useBoardActions(id);
  const view = useView();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [together, setTogether] = useState(true);
  const [flickers, setFlickers] = useState(false);
  useFreshRoll(board);
  // What is binned meanwhile stands there no more.
  const pair = chosen.flatMap((place) => board.cells.filter((cell) => cell.place === place && cell.work));
  const compare = (place: number) =>
    setChosen(
      chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place].slice(-2),
    );
  const pick = (place: number) => {
    const winners = board.cells.filter(({ winner }) => winner).map((cell) => cell.place);
    const others = winners.filter((other) => other !== place);
    actions.pick.mutate(others.length < winners.length ? others : [...winners, place]);
  };
  return (
    <>
      <PageHeader
        title={board.title}
        actions={
          <>
            <Download board={board} />
            <AddColumn id={id} board={board} onAdded={() => setChosen([])} />
            <Forget actions={actions} />
            <LinkButton size="sm" to={board.from_work ? `/compare?work=${board.from_work}` : '/compare'}>
              <Plus aria-hidden="true" />
              {TEXTS.another}
            </LinkButton>
          </>
        }
      />
      <BoardHead board={board} actions={actions} />
      <div
        ref={view.holder}
        className="board-view"
        data-together={together ? '' : undefined}
        data-zoomed={view.zoom > 1 ? '' : undefined}
      >
        <BoardTools
          {...{ board, view, actions, together, flickers }}
          onTogether={() => setTogether(!together)}
          canFlicker={pair.length === 2}
          onFlicker={() => setFlickers(!flickers)}
        />
        <BoardGrid
          {...{ board, view }}
          near={together ? view.zoom : 1}
          pair={chosen}
          onCompare={compare}
          onPick={pick}
        />
        <SideBySide {...{ board, pair, view, flickers }} onPick={pick} />
      </div>
    </>
  );
}

/** The pictures that are on the roll, with their prompts. */
function Download({ board }: { board: Board }) {
  const ids = drawn(board.cells).flatMap(({ work }) => work?.id ?? []);
  const packing = useMutation({
    mutationFn: () => callForFile(archiveWork, { query: new URLSearchParams(ids.map((id) => ['ids', id])) }),
    onSuccess: (file) => saveFile(file, TEXTS.zipName),
    onError: (failure) => notify.error(boardFailure(failure)),
  });
  return (
    <Button
      size="sm"
      disabled={ids.length === 0}
      busy={packing.isPending && TEXTS.packing}
      onClick={() => packing.mutate()}
    >
      <FileArchive aria-hidden="true" />
      {TEXTS.download}
    </Button>
  );
}

function Forget({ actions: { forget } }: { actions: ReturnType<typeof useBoardActions> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {TEXTS.remove}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={TEXTS.removeTitle}
        description={TEXTS.removeText}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{TEXTS.keep}</Button>
            <Button
              variant="danger"
              busy={forget.isPending && TEXTS.removing}
              onClick={() => forget.mutate()}
            >
              {TEXTS.remove}
            </Button>
          </>
        }
      />
    </>
  );
}
