import type { WorkItem } from '@framewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { draftAs, keepDraft } from '../../lib/draft.ts';
import { useNoteOnTheWayOut } from './use-note-on-the-way-out.ts';
import { useChangeWork } from './use-work-actions.ts';

/** Milliseconds after the last letter. */
const SAVED_AFTER = 800;

const unsaved = z.object({
  /** The note that it is to replace: what was written elsewhere meanwhile stays. */
  of: z.string(),
  text: z.string(),
});

/** A note as it reads in its field. */
export interface Note {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Saves it at once, also what was refused before. */
  readonly save: () => void;
}

/**
 * A note that saves itself a moment after it was typed, when its work is left, and when the page ends. The browser
 * keeps it until then, for where the last does not arrive.
 */
export function useNote({ id, note }: Pick<WorkItem, 'id' | 'note'>): Note {
  const [text, setText] = useState(() => {
    const left = draftAs(`note:${id}`, unsaved);
    return left?.of === note ? left.text : note;
  });
  const { mutate } = useChangeWork();
  const latest = useRef({ text, note });
  const sent = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { text, note };
    keepDraft(`note:${id}`, text === note ? '' : JSON.stringify({ of: note, text }));
  }, [id, text, note]);

  const save = useCallback(() => {
    const now = latest.current;
    if (now.text === now.note || now.text === sent.current) return;
    sent.current = now.text;
    const onError = () => {
      sent.current = undefined;
    };
    mutate({ id, note: now.text }, { onError });
  }, [id, mutate]);

  // A refusal changes neither, so that what was refused is not sent again by itself.
  useEffect(() => {
    if (text === note) return undefined;
    const waiting = setTimeout(save, SAVED_AFTER);
    return () => clearTimeout(waiting);
  }, [text, note, save]);
  useEffect(() => save, [save]);
  useNoteOnTheWayOut(id, text === note ? undefined : text);
  return { text, change: setText, save };
}
