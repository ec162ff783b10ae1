import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LEAVE_TEXTS, type LeaveQuestionProps } from './leave-question.ts';

/** Whether somebody stays with what is being made. */
export default function LeaveDialog({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onStay()}
      title={LEAVE_TEXTS.title}
      description={LEAVE_TEXTS.what}
      actions={
        <>
          <Button onClick={onStay}>{LEAVE_TEXTS.stay}</Button>
          <Button variant="danger" onClick={onLeave}>
            {LEAVE_TEXTS.leave}
          </Button>
        </>
      }
    />
  );
}
