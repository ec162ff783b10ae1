import type { DialogProps } from './dialog-window.tsx';
import { onDemand, usePart } from './on-demand.ts';

const dialogWindow = onDemand(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** Fetches the window of dialogs now. */
export const prepareDialogs = dialogWindow.prepare;

/**
 * Asks before going on. Escape and a click outside close it; focus returns to where it was. Its window is fetched once the
 * page stands: none is open before.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const Window = usePart(dialogWindow, open, () => onOpenChange(false));
  return Window ? <Window {...props} /> : null;
}
