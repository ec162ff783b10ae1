import type { createKey, ResponseOf } from '@framewright/contract';
import { useEffect, useRef } from 'react';
import { copyValue } from '../../lib/copy-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { KEYS_TEXTS as TEXTS } from './texts.ts';

/** A key just made, with its secret, which is shown once. */
export type NewKey = ResponseOf<typeof createKey>;

interface NewSecretProps {
  readonly made: NewKey;
  readonly onDone: () => void;
}

/** A key that has just been made, in full: in memory only, and gone when the page is left. */
export function NewSecret({ made: { name, secret }, onDone }: NewSecretProps) {
  const section = useRef<HTMLElement>(null);
  // The form that was sent is gone.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="card grid gap-3 p-5" aria-label={TEXTS.made(name)}>
      <div role="status">
        <h3 className="display display-3">{TEXTS.made(name)}</h3>
      </div>
      <p className="text-sm text-ink-2">{TEXTS.once}</p>
      <code className="num break-all rounded-control bg-sunken px-3 py-2.5">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton size="md" label={TEXTS.copy} onCopy={() => copyValue(secret)} />
        <Button onClick={onDone}>{TEXTS.done}</Button>
      </div>
    </section>
  );
}
