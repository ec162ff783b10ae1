import { WORK, type Work } from '@framewright/contract';
import { Columns2, FileArchive, FolderPlus, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/notify.tsx';
import { WhenOpen } from '../../ui/when-open.tsx';
import { ACTION_TEXTS as TEXTS } from './action-texts.ts';
import { ROLL_TEXTS } from './texts.ts';
import { useArchive } from './use-archive.ts';
import { useCompareWorks } from './use-compare-works.ts';
import type { Selection } from './use-selection.ts';
import { useTrash } from './use-work-actions.ts';
import { COLLECT_DIALOG, DELETE_DIALOG, TAG_DIALOG } from './work-dialogs.ts';

export interface SelectionBarProps {
  readonly selection: Selection;
  readonly works: readonly Work[];
  /** The collection that is open. */
  readonly collection: string | undefined;
  /** Whether the bin is open. */
  readonly trash: boolean;
  /** Chooses also what is not loaded yet; left out where all of it is. */
  readonly onSelectRest: (() => void) | undefined;
  readonly selectingRest: boolean;
}

type Asking = 'collect' | 'tag' | 'delete';

/** What can be done with what is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, works, collection, trash, onSelectRest, selectingRest } = props;
  const [asking, setAsking] = useState<Asking>();
  const chosen = works.filter(({ id }) => selection.ids.has(id));
  const ids = chosen.map(({ id }) => id);
  const close = () => setAsking(undefined);
  return (
    <section className="selection-bar" aria-label={TEXTS.bar}>
      <p className="selection-count" role="status">
        {TEXTS.selected(ids.length)}
      </p>
      {onSelectRest ? (
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:hidden"
          busy={selectingRest && TEXTS.selectingRest}
          onClick={onSelectRest}
        >
          {TEXTS.selectRest}
        </Button>
      ) : null}
      {trash ? (
        <BinActions ids={ids} onDelete={() => setAsking('delete')} />
      ) : (
        <RollActions ids={ids} onAsk={setAsking} />
      )}
      <IconButton icon={X} iconSize={16} label={TEXTS.clear} onClick={selection.clear} />
      <WhenOpen
        part={COLLECT_DIALOG}
        open={asking === 'collect'}
        props={{ ids, ...(collection !== undefined && { inside: new Set([collection]) }), onClose: close }}
      />
      <WhenOpen
        part={TAG_DIALOG}
        open={asking === 'tag'}
        props={{ ids, tags: [...new Set(chosen.flatMap(({ tags }) => tags))], onClose: close }}
      />
      <WhenOpen part={DELETE_DIALOG} open={asking === 'delete'} props={{ ids, onClose: close }} />
    </section>
  );
}

function RollActions({ ids, onAsk }: { ids: readonly string[]; onAsk: (asking: Asking) => void }) {
  const trash = useTrash();
  const archive = useArchive();
  const compare = useCompareWorks();
  function zip() {
    if (ids.length > WORK.page) return notify.error(TEXTS.zipTooMany(WORK.page));
    archive.mutate(new URLSearchParams(ids.map((id) => ['ids', id])));
  }
  const none = ids.length === 0;
  return (
    <>
      <Button size="sm" variant="ghost" disabled={none} onClick={() => onAsk('collect')}>
        <FolderPlus aria-hidden="true" />
        {TEXTS.collect}
      </Button>
      <Button size="sm" variant="ghost" disabled={none} onClick={() => onAsk('tag')}>
        <Tag aria-hidden="true" />
        {TEXTS.tag}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={none}
        busy={compare.isPending && TEXTS.comparing}
        onClick={() => compare.mutate(ids)}
      >
        <Columns2 aria-hidden="true" />
        {TEXTS.compare}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={none}
        busy={archive.isPending && ROLL_TEXTS.zipping}
        onClick={zip}
      >
        <FileArchive aria-hidden="true" />
        {ROLL_TEXTS.zip}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={none}
        busy={trash.isPending && TEXTS.binning}
        onClick={() => trash.send(ids, 'trash')}
      >
        <Trash2 aria-hidden="true" />
        {TEXTS.bin}
      </Button>
    </>
  );
}

function BinActions({ ids, onDelete }: { ids: readonly string[]; onDelete: () => void }) {
  const trash = useTrash();
  const none = ids.length === 0;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        disabled={none}
        busy={trash.isPending && TEXTS.binning}
        onClick={() => trash.send(ids, 'restore')}
      >
        <RotateCcw aria-hidden="true" />
        {TEXTS.restore}
      </Button>
      <Button size="sm" variant="danger" disabled={none} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        {TEXTS.deleteForEver}
      </Button>
    </>
  );
}
