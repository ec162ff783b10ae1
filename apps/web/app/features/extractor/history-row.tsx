import type { HistoryEntry } from '@framewright/contract';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useSuggest } from '../../lib/alternatives.ts';
import { copyPrompt } from '../../lib/copy-prompt.ts';
import { shortTime } from '../../lib/formatting.ts';
import { InMyWork } from '../../lib/in-my-work.tsx';
import { AnatomyLegend } from '../../ui/anatomy-text.tsx';
import { CopyIconButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SwapText } from '../../ui/swap/swap-text.tsx';
import { type Swaps, useSwaps } from '../../ui/swap/use-swaps.ts';
import { useEntryAnatomy } from './use-entry-anatomy.ts';

export interface HistoryRowProps {
  readonly prompt: HistoryEntry;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One picture's prompt: its first line, or all of it. */
export function HistoryRow({ prompt, open, onOpen, onDelete }: HistoryRowProps) {
  const { image_name: name, generated_prompt: text, created_at: time, thumbnail } = prompt;
  const id = useId();
  const swaps = useSwaps(text, useEntryAnatomy(prompt, open));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-3.5">
      <div className="flex items-center gap-3 sm:gap-4">
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          className="aspect-3/2 w-14 flex-none rounded-frame object-cover sm:w-21"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="max-w-full truncate text-sm font-[550]" dir="auto" title={name}>
              {name}
            </span>
            <time className="num" dateTime={time}>
              {shortTime(time)}
            </time>
            <InMyWork id={prompt.work_id ?? undefined} of={name} />
          </p>
          <p className="truncate text-sm text-ink-2" dir="auto">
            {swaps.kept.text.split('\n', 1)}
          </p>
        </div>
        <div className="flex flex-none sm:gap-1">
          <IconButton
            icon={open ? EyeOff : Eye}
            iconSize={16}
            label={`${open ? 'Hide' : 'Show'} the prompt of ${name}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={onOpen}
          />
          <CopyIconButton onCopy={() => copyPrompt(swaps.kept.text)} name={`Copy the prompt of ${name}`} />
          <IconButton icon={Trash2} iconSize={16} label={`Delete the prompt of ${name}`} onClick={onDelete} />
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open ? <WholePrompt swaps={swaps} /> : null}
      </div>
    </li>
  );
}

function WholePrompt({ swaps }: { swaps: Swaps }) {
  const suggest = useSuggest();
  return (
    <div className="grid gap-3 pb-2">
      <SwapText swaps={swaps} suggest={suggest} size="sm" />
      <AnatomyLegend spans={swaps.kept.spans} />
    </div>
  );
}
