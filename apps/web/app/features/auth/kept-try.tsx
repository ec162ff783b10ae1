import type { Tried } from '../../lib/tried.ts';
import { Notice } from '../../ui/notice.tsx';
import { KEPT_TRY } from './texts.ts';

/** Says that what was written without an account is kept for it. */
export function KeptTry({ tried }: { tried: Tried | undefined }) {
  if (!tried) return null;
  const { how, subject } = tried;
  return (
    <Notice kind="tip">
      {how === 'written' ? KEPT_TRY.takes : KEPT_TRY.subject}{' '}
      <span dir="auto" className="line-clamp-3 wrap-anywhere text-ink-2">
        “{subject.trim()}”
      </span>
    </Notice>
  );
}
