import { type ApiKey, revokeKey } from '@framewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keysQuery } from './keys-query.ts';
import { KEYS_TEXTS as TEXTS } from './texts.ts';

interface KeyRevocationProps {
  /** The one to revoke; none while nothing is asked. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Asks before a key ends. */
export function KeyRevocation({ apiKey, onClose }: KeyRevocationProps) {
  const client = useQueryClient();
  const revocation = useMutation({
    mutationFn: (id: string) => call(revokeKey, { params: { id } }),
    onSuccess: () => close(TEXTS.revoked),
    onError: (error) => {
      // Another tab was faster.
      if (error instanceof ApiError && error.status === 404) close(TEXTS.revoked);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });

  function close(sentence?: string) {
    if (sentence) announce(sentence);
    revocation.reset();
    onClose();
  }

  return (
    <Dialog
      open={apiKey !== undefined}
      onOpenChange={(open) => {
        if (!open && !revocation.isPending) close();
      }}
      title={TEXTS.question(apiKey?.name ?? '')}
      description={TEXTS.goes}
      actions={
        <>
          <Button disabled={revocation.isPending} onClick={() => close()}>
            {TEXTS.keep}
          </Button>
          <Button
            variant="danger"
            busy={revocation.isPending && TEXTS.revoking}
            onClick={() => apiKey && revocation.mutate(apiKey.id)}
          >
            {TEXTS.confirm}
          </Button>
        </>
      }
    >
      {revocation.error ? (
        <Notice kind="error">{sentenceOf(revocation.error, TEXTS.notRevoked)}</Notice>
      ) : null}
    </Dialog>
  );
}
