import { createBoard } from '@framewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOnce } from '../../lib/call-once.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { BOARD_LISTS, type BoardBody, boardFailure, boardQuery, dryRunQuery } from './queries.ts';
import { COMPARE_TEXTS as TEXTS } from './texts.ts';
import { useSettled } from './use-settled.ts';

/** How many pictures, and what they cost, before the button that draws them. */
export function CostCard({ body }: { body: BoardBody | undefined }) {
  const asked = useSettled(body);
  const { data: plan, error, isFetching } = useQuery(dryRunQuery(asked));
  const drawing = useDraw();
  const cannot = plan?.cells.filter(({ state }) => state === 'failed') ?? [];
  const reasons = [...new Set(cannot.flatMap(({ message }) => message ?? []))];
  const isCurrent =
    body !== undefined && JSON.stringify(body) === JSON.stringify(asked) && !error && !isFetching;
  return (
    <section className="card compare-cost" aria-labelledby="compare-cost" aria-busy={isFetching}>
      <h2 id="compare-cost" className="label">
        {TEXTS.cost}
      </h2>
      {error ? (
        <Notice kind="error">{boardFailure(error)}</Notice>
      ) : plan && body ? (
        <div role="status" className="grid gap-3">
          <p className="compare-figure">
            <b className="display">{plan.count}</b>
            <span>
              {TEXTS.count(plan.count).replace(/^\d+ /, '')}
              {plan.count > 0 ? `: ${TEXTS.split(plan.price)}` : ''}
            </span>
          </p>
          <p className="compare-figure">
            <span>{TEXTS.atMost}</span>
            <b className="display">{TEXTS.price(plan.price)}</b>
          </p>
          {plan.images_left === null ? null : (
            <p className="field-hint">{TEXTS.left(plan.images_left, plan.count)}</p>
          )}
          {plan.storage && plan.storage.room_for < plan.count ? (
            <Notice
              action={
                <LinkButton size="sm" to="/work">
                  {TEXTS.makeRoom}
                </LinkButton>
              }
            >
              {TEXTS.noRoom(plan.storage, plan.count)}
            </Notice>
          ) : null}
          {cannot.length > 0 ? (
            <Notice>
              {TEXTS.cannot(cannot.length)} {reasons.join(' ')}
            </Notice>
          ) : null}
        </div>
      ) : (
        <p className="field-hint">{body ? TEXTS.counting : TEXTS.lead}</p>
      )}
      <Button
        variant="primary"
        full
        disabled={!isCurrent || !plan || plan.count === 0}
        busy={drawing.isPending && TEXTS.drawing}
        onClick={() => {
          if (!body || !plan) return;
          const isKnown = plan.price.unknown === 0;
          drawing.mutate({ ...body, ...(isKnown && { max_cost_usd: plan.price.total_usd }) });
        }}
      >
        {plan && body ? TEXTS.draw(plan.count) : TEXTS.draw(0)}
      </Button>
    </section>
  );
}

/** Begins to draw, and goes to the board. */
function useDraw() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: BoardBody) => callOnce(createBoard, { body }),
    onSuccess: (board) => {
      const id = board.id ?? '';
      client.setQueryData(boardQuery(id).queryKey, board);
      void client.invalidateQueries({ queryKey: BOARD_LISTS });
      void navigate(`/compare/${id}`);
    },
    onError: (error) => notify.error(boardFailure(error)),
  });
}
