import { cancelSandboxSubscription } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CANCELLATION_TEXTS } from './texts.ts';

/** Ends the sandbox plan once that is confirmed, and begins anew on the Free plan. */
export function SandboxCancellation() {
  const [open, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call(cancelSandboxSubscription),
    onSuccess: () => window.location.reload(),
  });
  /** Until the page has reloaded, which takes a moment. */
  const leaving = cancel.isPending || cancel.isSuccess;

  function change(next: boolean) {
    if (leaving) return;
    setOpen(next);
    cancel.reset();
  }

  return (
    <>
      <Button size="lg" onClick={() => change(true)}>
        {CANCELLATION_TEXTS.action}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={CANCELLATION_TEXTS.question}
        description={CANCELLATION_TEXTS.what}
        actions={
          <>
            <Button onClick={() => change(false)} disabled={leaving}>
              {CANCELLATION_TEXTS.keep}
            </Button>
            <Button
              variant="danger"
              onClick={() => cancel.mutate()}
              busy={leaving && CANCELLATION_TEXTS.busy}
            >
              {CANCELLATION_TEXTS.confirm}
            </Button>
          </>
        }
      >
        {cancel.isError ? <Notice kind="error">{CANCELLATION_TEXTS.failed}</Notice> : null}
      </Dialog>
    </>
  );
}
