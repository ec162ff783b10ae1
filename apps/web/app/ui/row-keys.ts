import type { KeyboardEvent } from 'react';

/** Where each key leads from a place in a row of so many, round at its ends. */
const STEPS: Readonly<Record<string, (place: number, of: number) => number>> = {
  ArrowRight: (place, of) => (place + 1) % of,
  ArrowDown: (place, of) => (place + 1) % of,
  ArrowLeft: (place, of) => (place - 1 + of) % of,
  ArrowUp: (place, of) => (place - 1 + of) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/**
 * Moves the focus in a row of buttons, of which one is a tab stop, as the patterns of WAI-ARIA have it for tabs and radio
 * groups.
 * @returns the place that it was moved to; undefined where the key is another, or comes with one that means more
 */
export function moveInRow(event: KeyboardEvent<HTMLElement>): number | undefined {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = STEPS[key];
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const place = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
  if (place < 0) return undefined;
  event.preventDefault();
  const next = step(place, buttons.length);
  buttons[next]?.focus();
  return next;
}
