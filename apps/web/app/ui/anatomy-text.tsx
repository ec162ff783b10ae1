import { ELEMENT_INFO } from '@framewright/prompt-engine/elements';
import { ELEMENTS, type Element as PromptElement, type Span } from '@framewright/prompt-engine/vocabulary';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

/** One span of a prompt, as it was pointed at. */
export interface Phrase {
  /** Its place among the spans. */
  readonly index: number;
  readonly element: PromptElement;
  readonly text: string;
}

export interface AnatomyTextProps {
  readonly text: string;
  /** Sorted, without overlap, as the engine gives them. */
  readonly spans: readonly Span[];
  /**
   * `quiet` is ink with coloured underlines, for dense lists, and takes no keyboard focus;
   * `plain` is for a text without spans.
   */
  readonly variant?: 'default' | 'quiet' | 'plain';
  /** Shows the three-letter tag before each phrase. */
  readonly tagged?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  /** The phrase that is drawn as pointed at, by its place among the spans. */
  readonly open?: number | undefined;
  /** Called with the phrase that is hovered, focused or tapped. */
  readonly onPhrase?: ((phrase: Phrase) => void) | undefined;
  /** Called with the place of a phrase that is clicked, or chosen with Enter. Without it and `onPhrase`, none takes the focus. */
  readonly onOpen?: (index: number) => void;
  /** The phrase that has opened something. */
  readonly opened?: number | undefined;
  /** The phrases that are held, by their places. */
  readonly locked?: ReadonlySet<number> | undefined;
  readonly className?: string;
}

/** A prompt with its anatomy marked. One tab stop: arrow keys move between its phrases. */
export function AnatomyText(props: AnatomyTextProps) {
  const { text, spans, variant = 'default', tagged, size = 'md', open, onPhrase, className } = props;
  const { opened, locked } = props;
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [current, setCurrent] = useState(0);
  const onOpen = variant === 'default' ? props.onOpen : undefined;
  const reachable = variant === 'default' && (onPhrase !== undefined || onOpen !== undefined);

  function point(event: SyntheticEvent) {
    const index = phraseIndex(event.target);
    const span = index === undefined ? undefined : spans[index];
    if (index === undefined || !span) return;
    if (event.type === 'focus') setCurrent(index);
    onPhrase?.({ index, element: span.element, text: text.slice(span.start, span.end) });
  }

  function choose(event: SyntheticEvent) {
    point(event);
    const index = phraseIndex(event.target);
    // Who selects words does not mean the phrase.
    if (index !== undefined && window.getSelection()?.isCollapsed !== false) onOpen?.(index);
  }

  function move(event: KeyboardEvent) {
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return choose(event);
    }
    const index = nextIndex(event.key, current, spans.length);
    if (index === undefined) return;
    event.preventDefault();
    paragraph.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  }

  const look = variant === 'default' ? '' : `anatomy-${variant}`;
  const scale = size === 'md' ? '' : `anatomy-${size}`;
  const events = {
    onPointerOver: point,
    onClick: choose,
    ...(reachable && { onFocus: point, onKeyDown: move }),
  };
  return (
    <p
      ref={paragraph}
      dir="auto"
      className={classNames('anatomy', look, scale, tagged && 'anatomy-tagged', className)}
      {...events}
    >
      {pieces(text, spans).map(({ index, words }) => {
        const span = index === undefined ? undefined : spans[index];
        if (!span) return words;
        return (
          <span
            key={`phrase ${index}`}
            className={`phrase el-${span.element}`}
            data-tag={ELEMENT_INFO[span.element].tag}
            data-index={index}
            data-open={index === open ? '' : undefined}
            {...(reachable && { tabIndex: index === Math.min(current, spans.length - 1) ? 0 : -1 })}
            {...(onOpen && {
              role: 'button',
              'aria-haspopup': 'dialog' as const,
              'aria-expanded': index === opened,
            })}
          >
            {index !== undefined && locked?.has(index) ? <LockSign /> : null}
            {words}
          </span>
        );
      })}
    </p>
  );
}

/** Says that a phrase, or an element of a legend, is held. */
export function LockSign() {
  return <Lock className="lock-sign" role="img" aria-label="Locked" />;
}

function phraseIndex(target: EventTarget): number | undefined {
  const phrase = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return phrase?.dataset['index'] === undefined ? undefined : Number(phrase.dataset['index']);
}

/** Where a key leads; `undefined` for keys that do not move. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

interface Piece {
  readonly words: string;
  /** Its span's place; `undefined` for the punctuation between spans. */
  readonly index: number | undefined;
}

/** Cuts a text into its spans and what stands between them. Spans out of order are left unmarked. */
function pieces(text: string, spans: readonly Span[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  spans.forEach(({ start, end }, index) => {
    if (start < at || end > text.length || end <= start) return;
    if (start > at) cut.push({ words: text.slice(at, start), index: undefined });
    cut.push({ words: text.slice(start, end), index });
    at = end;
  });
  if (at < text.length) cut.push({ words: text.slice(at), index: undefined });
  return cut;
}

export interface AnatomyLegendProps {
  /** All spans that the legend is for, of one prompt or of several. */
  readonly spans: readonly Span[];
  /** The element that is being pointed at. */
  readonly open?: PromptElement | undefined;
  /** The elements of which something is held. */
  readonly locked?: ReadonlySet<PromptElement> | undefined;
  readonly className?: string;
}

/** The elements that are present, each with its mark, always in the same order. */
export function AnatomyLegend({ spans, open, locked, className }: AnatomyLegendProps) {
  const present = new Set(spans.map(({ element }) => element));
  return (
    <ul className={classNames('legend', className)} aria-label="What the marks mean">
      {ELEMENTS.filter((element) => present.has(element)).map((element) => (
        <li key={element}>
          <span className={`phrase el-${element}`} data-open={element === open ? '' : undefined}>
            {locked?.has(element) ? <LockSign /> : null}
            {ELEMENT_INFO[element].name}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface ReaderLineProps {
  /** The element that is being pointed at. */
  readonly element?: PromptElement | undefined;
  /** What this very phrase does; left out, the element's own explanation. */
  readonly explanation?: string | undefined;
  /** Shown while nothing is pointed at. */
  readonly invitation?: string;
  readonly className?: string;
}

const READER_INVITATION = 'Point at a phrase to see its job.';

/** Explains the phrase that is pointed at, in one fixed place, so that nothing covers the text. */
export function ReaderLine(props: ReaderLineProps) {
  const { element, explanation, invitation = READER_INVITATION, className } = props;
  return (
    <p className={classNames('reader-line', element && `el-${element}`, className)} aria-live="polite">
      {element ? (
        <>
          <b>{ELEMENT_INFO[element].name}</b>
          <span>{explanation ?? ELEMENT_INFO[element].explanation}</span>
        </>
      ) : (
        <span className="text-ink-3">{invitation}</span>
      )}
    </p>
  );
}
