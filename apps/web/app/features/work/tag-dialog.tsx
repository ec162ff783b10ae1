import { bulkWork, WORK } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { DIALOG_TEXTS as TEXTS } from './dialog-texts.ts';
import { fullHint } from './full-hint.tsx';
import { overviewQuery } from './queries.ts';
import { useBulk } from './use-work-actions.ts';

export interface TagDialogProps {
  readonly ids: readonly string[];
  /** The tags that stand on any of them. */
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

/** Tags of other works that are offered. */
const OFFERED = 12;

const folded = (tag: string) => tag.toUpperCase();

/** The tag of what was typed. */
const tagIn = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ').replace(/^#/, '');

/** Puts tags on works, and takes them off. */
export function TagDialog({ ids, tags, onClose }: TagDialogProps) {
  const { data: overview } = useQuery(overviewQuery);
  const bulk = useBulk();
  const all = overview?.tags.map(({ tag }) => tag) ?? [];
  const { entries, field, submit } = useApiForm(bulkWork, {
    defaults: { value: '' },
    beside: () => ({ ids: [...ids], action: 'tag' as const }),
    // One that is spelled otherwise is the same tag, for the server as well.
    meant: ({ value }) => ({
      value: all.find((tag) => folded(tag) === folded(tagIn(value))) ?? tagIn(value),
    }),
    through: bulk.mutateAsync,
    failed: COMMON_TEXTS.failed,
    toasts: 'none', // Of bulk.
    onSuccess: (_, reset) => reset(),
  });
  // What is typed narrows what is offered, whatever the case of its letters.
  const others = all.filter(
    (tag) => !tags.includes(tag) && folded(tag).includes(folded(entries.value.trim())),
  );

  const put = (tag: string) =>
    bulk.mutate({ ids, action: 'tag', value: tag }, { onSuccess: () => announce(ACTION_TEXTS.tagged(tag)) });
  const takeOff = (tag: string) =>
    bulk.mutate(
      { ids, action: 'untag', value: tag },
      { onSuccess: () => announce(ACTION_TEXTS.untagged(tag)) },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={TEXTS.tagTitle}
      description={TEXTS.tagHint}
      actions={<Button onClick={onClose}>{TEXTS.close}</Button>}
    >
      <form className="choose-form" noValidate onSubmit={submit}>
        <TextField
          label={TEXTS.tagLabel}
          maxLength={WORK.tagLength}
          hint={fullHint(entries.value, WORK.tagLength)}
          autoComplete="off"
          {...field('value')}
        />
        <Button type="submit" disabled={tagIn(entries.value) === '' || bulk.isPending}>
          {TEXTS.add}
        </Button>
      </form>
      {tags.length > 0 ? (
        <fieldset className="chips">
          <legend className="choose-legend">{TEXTS.onThese}</legend>
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className="chip"
              aria-label={TEXTS.takeOff(tag)}
              onClick={() => takeOff(tag)}
            >
              <bdi title={tag}>#{tag}</bdi>
              <X size={13} aria-hidden="true" />
            </button>
          ))}
        </fieldset>
      ) : null}
      {others.length > 0 ? (
        <fieldset className="chips">
          <legend className="choose-legend">{TEXTS.known}</legend>
          {others.slice(0, OFFERED).map((tag) => (
            <button key={tag} type="button" className="chip" onClick={() => put(tag)}>
              <bdi title={tag}>#{tag}</bdi>
            </button>
          ))}
        </fieldset>
      ) : null}
    </Dialog>
  );
}
