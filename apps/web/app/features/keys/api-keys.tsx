import { type ApiKey, KEYS_OF_ACCOUNT } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { KeyRenaming } from './key-renaming.tsx';
import { KeyRevocation } from './key-revocation.tsx';
import { keysQuery } from './keys-query.ts';
import { type NewKey, NewSecret } from './new-secret.tsx';
import { KEYS_TEXTS as TEXTS } from './texts.ts';

/** The keys of the account: what there is, a new one, and the end of one. */
export function ApiKeys() {
  const { data: keys, error, isFetching, refetch } = useQuery(keysQuery);
  const [made, setMade] = useState<NewKey>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const [renamed, setRenamed] = useState<ApiKey>();
  const top = useRef<HTMLDivElement>(null);

  function putAway() {
    setMade(undefined);
    top.current?.focus();
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      <p className="max-w-[62ch] text-ink-2">
        {TEXTS.what}{' '}
        <Link className="link" to="/connect">
          {TEXTS.connect}
        </Link>
      </p>
      {error && !keys ? (
        <ErrorPanel
          message={sentenceOf(error, TEXTS.failedList)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!keys && !error ? <SkeletonLines /> : null}
      {keys ? <KeyList keys={keys} onRename={setRenamed} onRevoke={setLeaving} /> : null}
      {made ? <NewSecret made={made} onDone={putAway} /> : null}
      {keys && !made ? (
        keys.length < KEYS_OF_ACCOUNT ? (
          <KeyForm onMade={setMade} />
        ) : (
          <Notice>{TEXTS.full}</Notice>
        )
      ) : null}
      {renamed ? <KeyRenaming apiKey={renamed} onClose={() => setRenamed(undefined)} /> : null}
      <KeyRevocation apiKey={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  );
}
