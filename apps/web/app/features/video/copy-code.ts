import { copyText } from '../../lib/clipboard.ts';
import { notify } from '../../ui/notify.tsx';
import { ABOUT_SORA } from './texts.ts';

/** Copies an invite code; the button itself confirms it. @returns whether the browser allowed it */
export async function copyCode(code: string): Promise<boolean> {
  const copied = await copyText(code);
  if (!copied) notify.error(ABOUT_SORA.notCopied);
  return copied;
}
