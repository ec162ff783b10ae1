import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { Lock, LockOpen, Undo2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Kbd } from '../kbd.tsx';
import { Skeleton, SkeletonLines } from '../skeleton.tsx';
import { AlternativeList } from './alternative-list.tsx';
import { type Refusal, type Suggest, type Suggestion, useSuggestion } from './suggestion.ts';
import type { Alternative } from './swaps.ts';
import { SWAP_TEXTS as TEXTS } from './texts.ts';
import { usePlacement } from './use-placement.ts';

export interface PhrasePopoverProps {
  /** The whole text as it was kept, and the phrase in it. */
  readonly text: string;
  readonly span: Span;
  /** The phrase in the page. The same function each time. */
  readonly phrase: () => HTMLElement | null;
  readonly suggest: Suggest;
  readonly looked: Alternative | undefined;
  /** Whether the phrase is locked; left out where nothing can be locked. */
  readonly locked?: boolean | undefined;
  readonly undoable: boolean;
  readonly onLook: (alternative: Alternative) => void;
  readonly onKeep: (alternative: Alternative) => void;
  readonly onLock: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What a phrase does, why it is there, and what may stand in its place. On small screens a sheet. */
export function PhrasePopover(props: PhrasePopoverProps) {
  const { span, phrase, locked, onLock, onClose } = props;
  const leftByPointer = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (locked !== undefined && plain && event.key.toLowerCase() === 'l') onLock();
  }

  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={`swap el-${span.element}`}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // A second click on the phrase is the phrase's own affair.
            if (event.target instanceof Node && phrase()?.contains(event.target)) event.preventDefault();
            else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // It comes late: another phrase may have been opened since, and has the focus.
            const isNowhere = document.activeElement === document.body;
            if (isNowhere && !leftByPointer.current) phrase()?.focus({ preventScroll: true });
          }}
        >
          <Contents {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const NO_TEXTS: readonly string[] = [];

function Contents(props: PhrasePopoverProps) {
  const { text, span, phrase, suggest, looked, locked, undoable, onLook, onKeep, onUndo } = props;
  const { answer, again } = useSuggestion(suggest, { text, start: span.start, end: span.end });
  const suggestion = answer && 'alternatives' in answer ? answer : undefined;
  const choosable = suggestion !== undefined && suggestion.alternatives.length > 0;
  const panel = useRef<HTMLElement>(null);
  const texts = useTexts(suggestion);
  usePlacement({ panel, phrase, texts });
  return (
    <div
      ref={(element) => {
        panel.current = element?.closest<HTMLElement>('.swap') ?? null;
      }}
      className="contents"
    >
      <div className="swap-grip" aria-hidden="true" />
      <Head {...props} suggestion={suggestion} asking={!answer} />
      {choosable ? (
        <AlternativeList
          element={span.element}
          alternatives={suggestion.alternatives}
          {...{ looked, onLook, onKeep }}
        />
      ) : (
        <Instead answer={answer} onAgain={again} />
      )}
      <div className="swap-foot">
        {undoable ? (
          <Button
            size="sm"
            onClick={() => {
              // The button may go with the last swap; the focus stays here.
              panel.current?.focus({ preventScroll: true });
              onUndo();
            }}
          >
            <Undo2 aria-hidden="true" />
            {TEXTS.undoLast}
          </Button>
        ) : null}
        <Keys choosable={choosable} lockable={locked !== undefined} />
      </div>
    </div>
  );
}

/** The same list as long as the suggestion is the same. */
function useTexts(suggestion: Suggestion | undefined): readonly string[] {
  const known = useRef<{ suggestion: Suggestion | undefined; texts: readonly string[] }>(null);
  if (known.current?.suggestion !== suggestion || !known.current) {
    known.current = {
      suggestion,
      texts: suggestion?.alternatives.map((alternative) => alternative.text) ?? NO_TEXTS,
    };
  }
  return known.current.texts;
}

interface HeadProps extends PhrasePopoverProps {
  readonly suggestion: Suggestion | undefined;
  readonly asking: boolean;
}

function Head({ span, locked, onLock, onClose, suggestion, asking }: HeadProps) {
  const { element } = span;
  const { name, explanation } = ELEMENT_INFO[element];
  const why = span.why ?? suggestion?.why;
  const Padlock = locked ? Lock : LockOpen;
  return (
    <div className="swap-head">
      <div className="flex items-center justify-between gap-3">
        <Dialog.Title className="text-sm">
          <span className="sr-only">{TEXTS.title(element)}</span>
          <span className={`phrase el-${element}`} aria-hidden="true">
            {name}
          </span>
        </Dialog.Title>
        <div className="flex items-center gap-0.5">
          {locked === undefined ? null : (
            <Button size="sm" variant="ghost" aria-pressed={locked} onClick={onLock}>
              <Padlock aria-hidden="true" />
              {TEXTS.lock}
            </Button>
          )}
          <IconButton icon={X} iconSize={16} label={TEXTS.close} className="swap-close" onClick={onClose} />
        </div>
      </div>
      <dl className="swap-why">
        <dt>{TEXTS.does}</dt>
        <dd>
          {asking ? (
            <span className="swap-late block py-1">
              <Skeleton className="w-11/12" />
            </span>
          ) : (
            (suggestion?.explanation ?? explanation)
          )}
        </dd>
        {why ? (
          <>
            <dt>{TEXTS.because}</dt>
            <dd>{why}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

interface InsteadProps {
  readonly answer: Suggestion | Refusal | undefined;
  readonly onAgain: () => void;
}

/** In place of alternatives: that they are asked for, that there are none, or what went wrong. */
function Instead({ answer, onAgain }: InsteadProps) {
  if (!answer) {
    return (
      <div className="swap-instead swap-late" role="status">
        <span className="sr-only">{TEXTS.asking}</span>
        <SkeletonLines lines={3} />
      </div>
    );
  }
  const refused = 'refusal' in answer;
  return (
    <div className="swap-instead" role={refused ? 'alert' : 'status'}>
      <p>{refused ? answer.refusal : TEXTS.none}</p>
      {refused ? (
        <Button size="sm" onClick={onAgain}>
          {TEXTS.again}
        </Button>
      ) : null}
    </div>
  );
}

/** What the keys do; where there are none, what a tap does. */
function Keys({ choosable, lockable }: { choosable: boolean; lockable: boolean }) {
  return (
    <>
      <span className="swap-keys">
        {choosable ? (
          <>
            <Kbd>←</Kbd>
            <Kbd>→</Kbd> {TEXTS.keys.look}
            <Kbd>Enter</Kbd> {TEXTS.keys.keep}
          </>
        ) : null}
        {lockable ? (
          <>
            <Kbd>L</Kbd> {TEXTS.keys.lock}
          </>
        ) : null}
      </span>
      {choosable ? <span className="swap-tap">{TEXTS.tap}</span> : null}
    </>
  );
}
