import type { Board, BoardCell } from '@framewright/contract';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { CircleStop, Play } from 'lucide-react';
import { useAnatomy } from '../../lib/anatomy.ts';
import { anatomiesIn } from '../../lib/compare.ts';
import { shortTime } from '../../lib/formatting.ts';
import { AnatomyText } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { workQuery } from './queries.ts';
import { spentOnAll } from './spent.ts';
import { COMPARE_TEXTS, BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import type { useBoardActions } from './use-board-actions.ts';

interface BoardHeadProps {
  readonly board: Board;
  readonly actions: ReturnType<typeof useBoardActions>;
}

/** What is compared, what it was to cost, and how far it is. */
export function BoardHead({ board, actions }: BoardHeadProps) {
  const { prompt, price, count, cells } = board;
  const anatomy = usePhrases(board);
  const spent = spentOnAll(cells);
  return (
    <section className="card board-head" aria-label={TEXTS.tally}>
      <div className="board-prompt">
        {prompt ? (
          <AnatomyText text={prompt} spans={anatomy} variant="quiet" size="sm" />
        ) : (
          <p className="text-ink-2">{COMPARE_TEXTS.prompts}</p>
        )}
        <p className="field-hint">{sameness(board)}</p>
        <Unkept cells={cells} />
      </div>
      <dl className="board-tally">
        <div>
          <dt>{TEXTS.ran}</dt>
          <dd>
            <b className="display display-2">{count}</b>
            <span>
              {COMPARE_TEXTS.count(count).replace(/^\d+ /, '')}: {COMPARE_TEXTS.split(price)}
            </span>
          </dd>
        </div>
        <div>
          <dt>{COMPARE_TEXTS.atMost}</dt>
          <dd>
            <b className="display display-2">{COMPARE_TEXTS.price(price)}</b>
          </dd>
        </div>
        <div className="board-now">
          <dt>{TEXTS.now}</dt>
          <dd>
            <p className="flex flex-wrap justify-between gap-3">
              <span role="status">{tallyOf(cells)}</span>
              {spent.usd > 0 ? <span className="num">{TEXTS.spent(spent.usd, spent.isExact)}</span> : null}
            </p>
            <div className="board-ticks" aria-hidden="true">
              {cells.map(({ place, state }) => (
                <i key={place} data-state={state} />
              ))}
            </div>
            <NextStep board={board} actions={actions} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The anatomy of the board's prompt: as the work that it comes from keeps it, else as it is read now. */
function usePhrases({ prompt, from_work: from }: Board): readonly Span[] {
  const work = useQuery({ ...workQuery(from ?? ''), enabled: from !== null && prompt !== '' });
  const kept = work.data && anatomiesIn(work.data).get(prompt);
  const read = useAnatomy(prompt === '' || work.isLoading || kept ? undefined : prompt);
  return kept ?? read;
}

function NextStep({ board, actions }: BoardHeadProps) {
  const left = board.cells.filter(({ state }) => state === 'stopped' || state === 'failed');
  if (!board.finished) {
    return (
      <>
        <p className="field-hint">{TEXTS.stopHint}</p>
        <Button
          size="sm"
          className="justify-self-start"
          busy={actions.stop.isPending && TEXTS.stopping}
          onClick={() => actions.stop.mutate()}
        >
          <CircleStop aria-hidden="true" />
          {TEXTS.stop}
        </Button>
      </>
    );
  }
  if (left.length === 0) return null;
  const [reason] = left.filter(({ state }) => state === 'stopped').flatMap(({ message }) => message ?? []);
  const isKnown = left.every(({ price_usd }) => price_usd !== null);
  const most = isKnown ? left.reduce((sum, { price_usd }) => sum + (price_usd ?? 0), 0) : undefined;
  return (
    <>
      {reason ? <p className="field-hint">{reason}</p> : null}
      <Button
        size="sm"
        className="justify-self-start"
        busy={actions.resume.isPending && TEXTS.resuming}
        onClick={() => actions.resume.mutate(most)}
      >
        <Play aria-hidden="true" />
        {TEXTS.rest(left.length)}
      </Button>
    </>
  );
}

/** '7 done, 1 drawing, 3 waiting': what there is none of is left out. */
function tallyOf(cells: readonly Pick<BoardCell, 'state'>[]): string {
  const states = ['done', 'drawing', 'waiting', 'failed', 'stopped'] as const;
  return states
    .map((state) => ({ state, count: cells.filter((cell) => cell.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${TEXTS.state(state).toLowerCase()}`)
    .join(', ');
}

/** Pictures that there was no room to keep, and when the first of them goes. */
function Unkept({ cells }: Pick<Board, 'cells'>) {
  const ends = cells.flatMap(({ work }) => work?.picture.expires_at ?? []).toSorted();
  const [first] = ends;
  if (first === undefined) return null;
  return <Notice kind="info">{TEXTS.unkept(ends.length, shortTime(first))}</Notice>;
}

/** What all cells have in common, beside the prompt. */
function sameness({ cells }: Board): string {
  const seeds = new Set(cells.flatMap(({ seed }) => seed ?? []));
  const ratios = new Set(cells.flatMap(({ aspect_ratio }) => aspect_ratio ?? []));
  const [seed] = seeds;
  const [ratio] = ratios;
  const same = [
    seeds.size === 1 && seed !== undefined && TEXTS.seed(seed),
    ratios.size === 1 && ratio !== undefined && TEXTS.ratio(ratio),
  ].filter(Boolean);
  return same.length > 0 ? `${TEXTS.same} ${same.join(', ')}.` : '';
}
