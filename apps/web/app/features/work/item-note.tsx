import { LENGTHS, type WorkItem } from '@framewright/contract';
import { useId } from 'react';
import { FullHint } from './full-hint.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { useNote } from './use-note.ts';

/** What its owner wrote beside a work. It saves itself. */
export function ItemNote({ item }: { item: WorkItem }) {
  const { text, change, save } = useNote(item);
  const field = useId();
  return (
    <div className="field">
      <label htmlFor={field} className="field-label">
        {TEXTS.note}
      </label>
      <textarea
        dir="auto"
        id={field}
        className="input item-note"
        value={text}
        rows={2}
        maxLength={LENGTHS.description}
        placeholder={TEXTS.notePlaceholder}
        onChange={({ target }) => change(target.value)}
        onBlur={save}
      />
      <FullHint value={text} most={LENGTHS.description} />
    </div>
  );
}
