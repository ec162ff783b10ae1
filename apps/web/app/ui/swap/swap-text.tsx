import { Replace, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { AnatomyText, type AnatomyTextProps } from '../anatomy-text.tsx';
import { announce } from '../announcer.tsx';
import { Button } from '../button.tsx';
import { onDemand, usePart } from '../on-demand.ts';
import type { Suggest } from './suggestion.ts';
import type { Alternative, Swap } from './swaps.ts';
import { SWAP_TEXTS as TEXTS } from './texts.ts';
import type { Swaps } from './use-swaps.ts';

const phrasePopover = onDemand(async () => (await import('./phrase-popover.tsx')).PhrasePopover);

/** Fetches now what a phrase opens. */
export const preparePhrases = phrasePopover.prepare;

/** The phrases that another take is to keep. */
export interface PhraseLocks {
  readonly locked: ReadonlySet<number>;
  readonly onLock: (index: number) => void;
}

export interface SwapTextProps
  extends Pick<AnatomyTextProps, 'variant' | 'tagged' | 'size' | 'open' | 'onPhrase'> {
  readonly swaps: Swaps;
  readonly suggest: Suggest;
  /** Left out where there is no other take. */
  readonly locks?: PhraseLocks;
}

/** A prompt with its anatomy, each phrase of which can be swapped for another. */
export function SwapText({ swaps, suggest, locks, ...anatomy }: SwapTextProps) {
  const { kept, shown, looked, last } = swaps;
  const root = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<number>();
  const span = opened === undefined ? undefined : kept.spans[opened];
  const PhrasePopover = usePart(phrasePopover, span !== undefined, () => setOpened(undefined));
  const phrase = useCallback(
    () => root.current?.querySelector<HTMLElement>(`[data-index="${opened}"]`) ?? null,
    [opened],
  );

  function open(index: number) {
    swaps.look(index);
    setOpened(index === opened ? undefined : index);
  }

  function close() {
    if (opened !== undefined) swaps.look(opened);
    setOpened(undefined);
  }

  function keep(alternative: Alternative) {
    if (opened === undefined) return;
    const swap = swaps.keep(opened, alternative);
    if (swap) announce(TEXTS.isNow(swap.element, swap.to));
    setOpened(undefined);
  }

  function undo() {
    const swap = swaps.undo();
    if (swap) announce(TEXTS.undone(swap.element, swap.from));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!last || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  }

  return (
    <fieldset ref={root} className="grid min-w-0 gap-2.5" onKeyDown={onKeyDown}>
      <AnatomyText
        {...anatomy}
        text={shown.text}
        spans={shown.spans}
        open={opened ?? anatomy.open}
        opened={opened}
        locked={locks?.locked}
        onOpen={open}
      />
      {PhrasePopover && span && opened !== undefined ? (
        <PhrasePopover
          key={opened}
          text={kept.text}
          span={span}
          phrase={phrase}
          suggest={suggest}
          looked={looked}
          locked={locks?.locked.has(opened)}
          undoable={last !== undefined}
          onLook={(alternative) => swaps.look(opened, alternative)}
          onKeep={keep}
          onLock={() => locks?.onLock(opened)}
          onUndo={undo}
          onClose={close}
        />
      ) : null}
      {last ? <UndoLine swap={last} onUndo={undo} /> : null}
    </fieldset>
  );
}

/** What the last swap changed, and a way back. */
function UndoLine({ swap: { element, from, to }, onUndo }: { swap: Swap; onUndo: () => void }) {
  return (
    <div className="undo-line">
      <Replace size={16} strokeWidth={1.6} aria-hidden="true" />
      <p className="min-w-0 flex-1">
        {TEXTS.isNow(element, to)}, {TEXTS.was} <s>“{from}”</s>
      </p>
      <Button size="sm" variant="ghost" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {TEXTS.undo}
      </Button>
    </div>
  );
}
