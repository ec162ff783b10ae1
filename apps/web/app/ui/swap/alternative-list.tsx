import type { Element as PromptElement } from '@framewright/prompt-engine/vocabulary';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { LightDiagram } from './light-diagram.tsx';
import type { Alternative } from './swaps.ts';
import { SWAP_TEXTS as TEXTS } from './texts.ts';

export interface AlternativeListProps {
  readonly element: PromptElement;
  readonly alternatives: readonly Alternative[];
  /** The one that is being looked at. */
  readonly looked: Alternative | undefined;
  readonly onLook: (alternative: Alternative) => void;
  readonly onKeep: (alternative: Alternative) => void;
}

/**
 * What may stand in place of a phrase. Pointing at one, or moving to it with the arrow keys, looks at it; to choose
 * the one that is looked at keeps it. A tap on a touch screen, which cannot point, looks first.
 */
export function AlternativeList(props: AlternativeListProps) {
  const { element, alternatives, looked, onLook, onKeep } = props;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = looked ? alternatives.indexOf(looked) : -1;

  // What was opened by keyboard goes on by keyboard. At once, not after the paint: what takes the list away in
  // between puts the focus on the dialog first, and a late list would take it along.
  useLayoutEffect(() => {
    if (list.current?.closest('[role="dialog"]') === document.activeElement) {
      list.current?.focus({ preventScroll: true });
    }
  }, []);

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (looked) onKeep(looked);
      return;
    }
    const next = alternatives[nextPlace(event.key, current, alternatives.length, columnsOf(list.current))];
    if (!next) return;
    event.preventDefault();
    onLook(next);
    list.current?.children[alternatives.indexOf(next)]?.scrollIntoView({ block: 'nearest' });
  }

  function choose({ target }: MouseEvent) {
    const options = Array.from(list.current?.children ?? []);
    const alternative =
      alternatives[options.findIndex((option) => target instanceof Node && option.contains(target))];
    if (!alternative) return;
    if (alternative === looked) onKeep(alternative);
    else onLook(alternative);
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className="swap-list"
      aria-label={TEXTS.alternatives(element)}
      aria-activedescendant={current < 0 ? undefined : `${id}${current}`}
      onKeyDown={move}
      onClick={choose}
    >
      {alternatives.map((alternative, index) => {
        const { name, text, change } = alternative;
        return (
          <div
            key={`${name} ${text}`}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="swap-option"
            // The list keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={(event) => {
              if (pointsAnew(event) && alternative !== looked) onLook(alternative);
            }}
          >
            {element === 'light' && change.light ? <LightDiagram light={change.light} /> : null}
            <span className="min-w-0">
              <b>{name}</b>
              <span className="swap-option-text">{text}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Whether a pointer has moved: browsers also say so where the page moved under one that stands still. */
function pointsAnew({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
}

function columnsOf(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}

/** Where a key leads from `current`, which is -1 before the first; -1 for keys that do not move. */
function nextPlace(key: string, current: number, count: number, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined) return -1;
  if (current < 0) return key === 'End' ? count - 1 : 0;
  const next = current + step;
  if (key === 'ArrowDown' && next >= count) return current;
  if (key === 'ArrowUp' && next < 0) return current;
  return Math.max(0, Math.min(next, count - 1));
}
