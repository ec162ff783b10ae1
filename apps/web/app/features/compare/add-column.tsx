import { addBoardColumn, BOARD, type Board } from '@framewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { callOnce } from '../../lib/call-once.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ColumnField } from './column-field.tsx';
import { boardFailure, boardQuery, columnBody, columnQuery, type NewColumn } from './queries.ts';
import { COMPARE_TEXTS, BOARD_PAGE_TEXTS as TEXTS } from './texts.ts';
import { useSettled } from './use-settled.ts';

interface AddColumnProps {
  readonly id: string;
  readonly board: Board;
  /** The places of what was chosen have moved. */
  readonly onAdded: () => void;
}

/** One more value of what the columns differ in: chosen, counted and priced, and only then drawn. */
export function AddColumn({ id, board, onAdded }: AddColumnProps) {
  const [asking, setAsking] = useState(false);
  const axis = board.axes.at(-1);
  if (!axis) return null;
  const rows = board.cells.length / axis.values.length;
  const isFull = board.cells.length + rows > BOARD.cells;
  return (
    <>
      <Button
        size="sm"
        disabled={!board.finished || isFull}
        title={isFull ? TEXTS.full : board.finished ? undefined : TEXTS.whileDrawing}
        onClick={() => setAsking(true)}
      >
        <Columns2 aria-hidden="true" />
        {TEXTS.addColumn}
      </Button>
      {asking ? (
        <ColumnDialog
          {...{ id, board, axis }}
          onClose={() => setAsking(false)}
          onAdded={() => {
            setAsking(false);
            onAdded();
          }}
        />
      ) : null}
    </>
  );
}

interface ColumnDialogProps extends AddColumnProps {
  readonly axis: Board['axes'][number];
  readonly onClose: () => void;
}

function ColumnDialog({ id, board, axis, onClose, onAdded }: ColumnDialogProps) {
  const client = useQueryClient();
  const [column, setColumn] = useState<NewColumn>();
  const asked = useSettled(column);
  const { data: plan, error } = useQuery(columnQuery(id, asked));
  const drawing = useMutation({
    mutationFn: (body: NewColumn) => {
      const isKnown = plan?.price.unknown === 0;
      const most = isKnown ? { max_cost_usd: plan.price.total_usd } : {};
      return callOnce(addBoardColumn, { params: { id }, body: { ...columnBody(body), ...most } });
    },
    onSuccess: (longer) => {
      onAdded();
      client.setQueryData(boardQuery(id).queryKey, longer);
    },
  });
  const failure = drawing.error ?? error;
  const cannot = plan?.cells.find(({ state }) => state === 'failed')?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={TEXTS.addColumn}
      description={TEXTS.columnHint(axis.name)}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button
            variant="primary"
            disabled={column !== asked || !plan || plan.count === 0}
            busy={drawing.isPending && COMPARE_TEXTS.drawing}
            onClick={() => column && drawing.mutate(column)}
          >
            {COMPARE_TEXTS.draw(plan?.count ?? board.cells.length / axis.values.length)}
          </Button>
        </>
      }
    >
      <ColumnField {...{ board, axis, column }} onChange={setColumn} />
      {failure ? <Notice kind="error">{boardFailure(failure)}</Notice> : null}
      {cannot ? <Notice>{cannot}</Notice> : null}
      {plan ? (
        <p className="field-hint" role="status">
          {TEXTS.columnCost(plan)}
        </p>
      ) : null}
    </Dialog>
  );
}
