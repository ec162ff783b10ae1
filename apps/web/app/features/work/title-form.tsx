import { changeWork, LENGTHS, type WorkItem } from '@framewright/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { FullHint } from './full-hint.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { useChangeWork } from './use-work-actions.ts';

interface TitleFormProps {
  readonly item: WorkItem;
  readonly onClose: () => void;
}

/** Another title; one that is blank, or the same, changes nothing. */
export function TitleForm({ item: { id, title }, onClose }: TitleFormProps) {
  const change = useChangeWork();
  const { entries, field, submit, pending } = useApiForm(changeWork, {
    defaults: { title },
    meant: (entered) => ({ title: entered.title.trim() }),
    through: (body) => change.mutateAsync({ id, ...body }),
    failed: COMMON_TEXTS.failed,
    toasts: 'none', // Of the change.
    onSuccess: onClose,
  });
  const { error, ...input } = field('title');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The field takes the place of the button that was pressed, and its focus.
    form.current?.querySelector('input')?.focus();
  }, []);
  const entered = entries.title.trim();

  function save(event: FormEvent) {
    if (entered !== '' && entered !== title) return submit(event);
    event.preventDefault();
    onClose();
  }

  return (
    <form ref={form} className="item-rename" noValidate onSubmit={save}>
      <h1 className="sr-only">{title}</h1>
      <input
        dir="auto"
        className="input"
        aria-label={TEXTS.title}
        aria-invalid={error ? true : undefined}
        maxLength={LENGTHS.promptField}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        {...input}
      />
      <Button type="submit" size="sm" busy={pending && TEXTS.saving}>
        {TEXTS.save}
      </Button>
      {error ? (
        <p className="field-error">{error}</p>
      ) : (
        <FullHint value={entries.title} most={LENGTHS.promptField} />
      )}
    </form>
  );
}
