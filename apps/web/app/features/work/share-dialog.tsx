import type { Share } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { copyValue } from '../../lib/copy-prompt.ts';
import { longDate } from '../../lib/formatting.ts';
import { serverNow } from '../../lib/server-time.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { workFailure } from './queries.ts';
import { EXPIRIES, type ShareExpiry, SHARE_TEXTS as TEXTS } from './share-texts.ts';
import { type Sharing, shareQuery, useShareActions } from './use-shares.ts';

export interface ShareDialogProps {
  readonly what: Sharing;
  readonly onClose: () => void;
}

/** Opens a work or a collection to whoever has the link, and closes it again. */
export function ShareDialog({ what, onClose }: ShareDialogProps) {
  const { data: link, error } = useQuery(shareQuery(what));
  const closed = 'collection_id' in what ? TEXTS.offCollection : TEXTS.off;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TEXTS.title}
      description={link ? TEXTS.on : closed}
      actions={<Button onClick={onClose}>{TEXTS.close}</Button>}
    >
      {error ? <Notice kind="error">{workFailure(error)}</Notice> : null}
      {link === undefined && !error ? <p role="status">{TEXTS.loading}</p> : null}
      {link === null ? <NewLink what={what} /> : null}
      {link ? <Link link={link} what={what} /> : null}
    </Dialog>
  );
}

const DAY = 86_400_000;

function NewLink({ what }: Pick<ShareDialogProps, 'what'>) {
  const [ends, setEnds] = useState<ShareExpiry>('none');
  const { make } = useShareActions(what);
  const endOf = () => (ends === 'none' ? null : new Date(serverNow() + Number(ends) * DAY).toISOString());
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-full max-w-[280px]">
        <Select label={TEXTS.ends} value={ends} options={EXPIRIES} onChange={setEnds} />
      </div>
      <Button
        variant="primary"
        busy={make.isPending && TEXTS.making}
        onClick={() => make.mutate({ ...what, expires_at: endOf() })}
      >
        {TEXTS.make}
      </Button>
    </div>
  );
}

function Link({ link, what }: { link: Share } & Pick<ShareDialogProps, 'what'>) {
  const { change, revoke } = useShareActions(what);
  const box = useId();
  const { id, url, index, expires_at: end } = link;
  const [listed, setListed] = useState(index);
  return (
    <div className="grid gap-4">
      {url === null ? (
        <Notice kind="info">{TEXTS.noAddress}</Notice>
      ) : (
        <div className="share-link">
          <TextField
            label={TEXTS.link}
            value={url}
            readOnly
            className="num"
            hint={end === null ? TEXTS.endless : TEXTS.endsOn(longDate(end))}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton size="md" label={TEXTS.copy} onCopy={() => copyValue(url)} />
        </div>
      )}
      <p className="flex items-center gap-3">
        <input
          id={box}
          type="checkbox"
          className="size-4 accent-accent"
          checked={listed}
          onChange={({ target }) => {
            setListed(target.checked);
            change.mutate({ id, index: target.checked }, { onError: () => setListed(index) });
          }}
        />
        <label htmlFor={box}>{TEXTS.index}</label>
      </p>
      <Button
        variant="danger"
        className="justify-self-start"
        disabled={revoke.isPending}
        onClick={() => revoke.mutate(id)}
      >
        {TEXTS.revoke}
      </Button>
    </div>
  );
}
