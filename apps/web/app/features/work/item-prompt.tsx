import { addVersion, LENGTHS } from '@framewright/contract';
import type { Take } from '@framewright/prompt-engine/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { CornerLeftUp, GitBranch, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSuggest } from '../../lib/alternatives.ts';
import { call } from '../../lib/api.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { rollHasChanged } from '../../lib/roll.ts';
import { AnatomyLegend, type Phrase, ReaderLine } from '../../ui/anatomy-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';
import { workFailure } from './queries.ts';
import { takeUnkeptAlong, useUnkept, type WorkText } from './use-unkept.ts';

export interface ItemPromptProps extends WorkText {
  readonly title: string;
  /** Opens the generator with the text as it reads now; left out where one button for the whole work does it. */
  readonly onUse?: (text: string) => void;
  /** Characters of a version, where that is what a picture is made from. */
  readonly limit?: number;
}

/** A prompt with its anatomy: swapped or edited, it can be kept as a version, and waits until it is. */
export function ItemPrompt({ title, onUse, limit = LENGTHS.anyPrompt, ...prompt }: ItemPromptProps) {
  const { workId, text, take, anatomy, mayChange } = prompt;
  const [phrase, setPhrase] = useState<Phrase>();
  const { swaps, edit: draft, setEdit: setDraft, discard } = useUnkept(prompt);
  const suggest = useSuggest();
  const keeping = useKeepVersion(workId, take);
  const kept = swaps.kept.text;
  return (
    <article className="card" aria-label={title}>
      <header className="item-prompt-head">
        <h2 className="label">{title}</h2>
        <div className="flex gap-2">
          {onUse ? (
            <Button size="sm" variant="ghost" aria-label={TEXTS.nameOfUse(title)} onClick={() => onUse(kept)}>
              <CornerLeftUp aria-hidden="true" />
              {TEXTS.use}
            </Button>
          ) : null}
          {mayChange && draft === undefined ? (
            <Button size="sm" variant="ghost" onClick={() => setDraft(kept)}>
              <Pencil aria-hidden="true" />
              {TEXTS.edit}
            </Button>
          ) : null}
          <CopyButton onCopy={() => copyPrompt(draft ?? kept)} name={TEXTS.copy} />
        </div>
      </header>
      {draft === undefined ? (
        <>
          <div className="px-4 py-4 sm:px-5">
            <SwapText
              {...{ swaps, suggest }}
              variant={anatomy.length > 0 ? 'default' : 'plain'}
              open={phrase?.index}
              onPhrase={setPhrase}
            />
          </div>
          {kept !== text && mayChange ? <Keep {...{ kept, keeping, discard }} /> : null}
        </>
      ) : (
        <Editor
          {...{ draft, keeping, limit }}
          hint={onUse && draft.length > LENGTHS.description ? TEXTS.tooLongToDraw : undefined}
          changed={draft !== text}
          onDraft={setDraft}
          onCancel={() => setDraft(undefined)}
        />
      )}
      {anatomy.length > 0 && draft === undefined ? (
        <footer className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
          <AnatomyLegend spans={anatomy} open={phrase?.element} />
          <ReaderLine element={phrase?.element} invitation={TEXTS.swapHint} />
        </footer>
      ) : null}
    </article>
  );
}

interface KeepProps {
  readonly kept: string;
  readonly keeping: ReturnType<typeof useKeepVersion>;
  readonly discard: () => void;
}

/** What becomes of swaps. */
function Keep({ kept, keeping, discard }: KeepProps) {
  return (
    <div className="item-keep flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="primary"
        busy={keeping.isPending && TEXTS.keeping}
        onClick={() => keeping.mutate(kept)}
      >
        <GitBranch aria-hidden="true" />
        {TEXTS.keepVersion}
      </Button>
      <Button size="sm" variant="ghost" disabled={keeping.isPending} onClick={discard}>
        {TEXTS.discard}
      </Button>
      <span className="text-ink-3">{TEXTS.waits}</span>
    </div>
  );
}

interface EditorProps {
  readonly draft: string;
  readonly keeping: ReturnType<typeof useKeepVersion>;
  readonly limit: number;
  readonly hint: string | undefined;
  readonly changed: boolean;
  readonly onDraft: (text: string) => void;
  readonly onCancel: () => void;
}

function Editor({ draft, keeping, limit, hint, changed, onDraft, onCancel }: EditorProps) {
  function keep(event: FormEvent) {
    event.preventDefault();
    keeping.mutate(draft);
  }
  const fits = draft.trim() !== '' && draft.length <= limit;
  return (
    <form className="grid gap-3 px-4 py-4 sm:px-5" onSubmit={keep}>
      <TextArea
        label={TEXTS.editName}
        value={draft}
        {...{ limit, hint }}
        rows={8}
        mono
        onChange={({ target }) => onDraft(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!changed || !fits}
          busy={keeping.isPending && TEXTS.keeping}
        >
          {TEXTS.keepVersion}
        </Button>
      </div>
    </form>
  );
}

/** Keeps a text as the next version of a work, and goes there. */
function useKeepVersion(id: string, take: Take | undefined) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (text: string) => call(addVersion, { params: { id }, body: { text, ...(take && { take }) } }),
    onSuccess: (work, text) => {
      takeUnkeptAlong(id, work.id, { take, text });
      rollHasChanged();
      notify.success(TEXTS.kept);
      void navigate(`/work/${work.id}`);
    },
    onError: (error) => notify.error(workFailure(error)),
  });
}
