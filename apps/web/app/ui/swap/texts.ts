import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import type { Element as PromptElement } from '@framewright/prompt-engine/vocabulary';

const named = (element: PromptElement) => ELEMENT_INFO[element].name;

export const SWAP_TEXTS = {
  title: (element: PromptElement) => `Change the ${named(element).toLowerCase()}`,
  does: 'Does',
  because: 'Here because',
  alternatives: (element: PromptElement) => `Alternatives for the ${named(element).toLowerCase()}`,
  asking: 'Looking for alternatives...',
  none: 'No alternative fits this text.',
  again: 'Try again',
  lock: 'Lock',
  close: 'Close',
  undo: 'Undo',
  undoLast: 'Undo last swap',
  keys: { look: 'look', keep: 'keep', lock: 'lock' },
  tap: 'Tap to try, tap again to keep',
  isNow: (element: PromptElement, to: string) => `${named(element)} is now “${to}”`,
  was: 'was',
  undone: (element: PromptElement, from: string) => `Undone: ${named(element)} is “${from}” again.`,
} as const;
