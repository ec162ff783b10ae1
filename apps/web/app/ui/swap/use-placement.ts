import { type RefObject, useLayoutEffect } from 'react';
import { scrollBehavior } from '../motion.ts';

/** Pixels between the phrase and what opens under it. */
const GAP = 10;
/** Pixels that stay free at the edges of the window. */
const MARGIN = 16;
/** Pixels at the top that a header or the reader line may cover. */
const COVERED = 112;
/** Pixels across: as wide as the text, within these. */
const WIDTHS = { least: 420, most: 560 };
/** Pixels down that it has at least, before its list scrolls. */
const LEAST_HEIGHT = 360;

/** What is put where. */
export interface Placement {
  /** The element that is placed: by `fixed` where the style sheet makes a sheet of it, else under the phrase. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly phrase: () => HTMLElement | null;
  /** What may come to stand in place of the phrase: room is kept for the longest, so that nothing moves. */
  readonly texts: readonly string[];
}

/** Puts a panel under a phrase, never over it, and scrolls so that both can be seen. */
export function usePlacement({ panel, phrase, texts }: Placement): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const place = () => {
      const anchor = phrase();
      if (anchor) placeUnder(element, anchor, texts);
    };
    // The page carries the panel along; what scrolls within the page does not.
    const follow = ({ target }: Event) => {
      if (target !== document && !(target instanceof Node && element.contains(target))) place();
    };
    place();
    const anchor = phrase();
    if (anchor) reveal(element, anchor, texts);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', follow, true);
    };
  }, [panel, phrase, texts]);
}

const isSheet = (panel: HTMLElement) => getComputedStyle(panel).position === 'fixed';

function placeUnder(panel: HTMLElement, phrase: HTMLElement, texts: readonly string[]): void {
  if (isSheet(panel)) {
    panel.removeAttribute('style');
    return;
  }
  const page = document.documentElement.clientWidth - MARGIN;
  const text = (phrase.parentElement ?? phrase).getBoundingClientRect();
  const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, text.width), page - MARGIN);
  const right = Math.min(page, Math.max(text.right, text.left + width));
  const left = Math.max(MARGIN, Math.min(phrase.getBoundingClientRect().left, right - width));
  panel.style.width = `${width}px`;
  panel.style.top = `${window.scrollY + lowestEdge(phrase, texts) + GAP}px`;
  panel.style.left = `${left}px`;
  const line = lastLine(phrase);
  const pointed = line.left - left + Math.min(50, line.width / 2);
  panel.style.setProperty('--arrow', `${Math.max(16, Math.min(pointed, width - 28))}px`);
}

function lastLine(phrase: HTMLElement): DOMRect {
  return [...phrase.getClientRects()].at(-1) ?? phrase.getBoundingClientRect();
}

/** Where the phrase ends with the longest of these texts in it. They are put in and taken out before anything is drawn. */
function lowestEdge(phrase: HTMLElement, texts: readonly string[]): number {
  const words = [...phrase.childNodes].find((node) => node instanceof Text);
  const bottom = () => phrase.getBoundingClientRect().bottom;
  if (!words) return bottom();
  const now = words.data;
  const edges = texts.map((text) => {
    words.data = text;
    return bottom();
  });
  words.data = now;
  return Math.max(bottom(), ...edges);
}

/**
 * Scrolls the page as far as both are seen. What stands beside the phrase, a picture that is to follow, stays in view
 * as long as the panel has room; the panel's list scrolls where it has not enough.
 */
function reveal(panel: HTMLElement, phrase: HTMLElement, texts: readonly string[]): void {
  const bottom = lowestEdge(phrase, texts) + GAP;
  const top = phrase.getBoundingClientRect().top;
  if (isSheet(panel)) {
    const hidden = bottom - (window.innerHeight - panel.offsetHeight);
    scrollPage(Math.min(hidden, top - MARGIN));
    return;
  }
  const lowest = window.innerHeight - MARGIN;
  panel.style.removeProperty('max-height');
  const beside = (phrase.closest('article') ?? phrase).getBoundingClientRect().top - COVERED;
  const wanted = Math.min(
    bottom + panel.offsetHeight - lowest,
    Math.max(beside, bottom + LEAST_HEIGHT - lowest),
    top - COVERED,
  );
  const distance = Math.max(0, wanted);
  panel.style.maxHeight = `${Math.max(LEAST_HEIGHT, lowest - (bottom - distance))}px`;
  scrollPage(distance);
}

/** Where to, not how far: the page may be on its way already. */
function scrollPage(distance: number): void {
  if (distance <= 0) return;
  window.scrollTo({ top: window.scrollY + distance, behavior: scrollBehavior() });
}
