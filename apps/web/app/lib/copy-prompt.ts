import { notify } from '../ui/notify.tsx';
import { copyText } from './clipboard.ts';

const TEXTS = {
  copied: 'Prompt copied to clipboard!',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
} as const;

/** Copies a prompt and says so. @returns whether the browser allowed it */
export async function copyPrompt(prompt: string): Promise<boolean> {
  const copied = await copyText(prompt);
  if (copied) notify.success(TEXTS.copied);
  else notify.error(TEXTS.notCopied);
  return copied;
}

/** Copies a small thing (a seed, a colour); the button itself confirms it. @returns whether the browser allowed it */
export async function copyValue(value: string): Promise<boolean> {
  const copied = await copyText(value);
  if (!copied) notify.error(TEXTS.notCopied);
  return copied;
}
