import { useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, keepTranslation, keptDraft } from './kept-draft.ts';

/** Milliseconds after the last key until the text is asked about. */
const PAUSE = 350;

/** What is to be translated; it outlives a reload of the tab. */
export function useTranslationDraft() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // A prerendered page knows nothing of the tab: what it held comes after the first drawing.
  useEffect(() => {
    const kept = keptDraft();
    if (kept) setDraft(kept);
  }, []);

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepTranslation(next);
  }

  return { draft, change };
}

/** The text as it was when somebody last paused; at once where it is empty or was put there whole. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  const isTyped = Math.abs(text.length - paused.length) < 2;
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), isTyped ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return text.trim() === '' ? '' : paused;
}
