import type { ApiKey } from '@framewright/contract';
import { longDate, shortTime } from '../../lib/formatting.ts';
import { serverNow } from '../../lib/server-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SCOPE_TEXTS, KEYS_TEXTS as TEXTS } from './texts.ts';

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly onRename: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
}

/** Each key with what it may do, its last use and its end. */
export function KeyList({ keys, onRename, onRevoke }: KeyListProps) {
  if (keys.length === 0) return <p className="text-sm text-ink-2">{TEXTS.none}</p>;
  return (
    <ul className="card divide-y divide-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3.5">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <span className="break-words font-[550]">{key.name}</span>
            <span className="num text-sm text-ink-3">
              {[TEXTS.prefix(key.prefix), lastUse(key), endOf(key)].join(' · ')}
            </span>
          </div>
          <span className="flex flex-wrap gap-1.5">
            {key.scopes.map((scope) => (
              <Badge key={scope}>{SCOPE_TEXTS[scope].label}</Badge>
            ))}
          </span>
          <span className="flex gap-2">
            <Button size="sm" aria-label={TEXTS.renameName(key.name)} onClick={() => onRename(key)}>
              {TEXTS.rename}
            </Button>
            <Button size="sm" aria-label={TEXTS.revokeName(key.name)} onClick={() => onRevoke(key)}>
              {TEXTS.revoke}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function lastUse({ last_used_at: at }: ApiKey): string {
  return at === null ? TEXTS.neverUsed : TEXTS.used(shortTime(at));
}

function endOf({ expires_at: at }: ApiKey): string {
  if (at === null) return TEXTS.endless;
  return Date.parse(at) <= serverNow() ? TEXTS.ended(longDate(at)) : TEXTS.endsOn(longDate(at));
}
