import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being there. */
const NEAR_END = 48;
/** Pixels that stay free above a message that is taller than the view. */
const MARGIN = 16;

/**
 * Keeps the newest message in view as messages come, unless the reader has scrolled up.
 * @param count how many messages there are
 * @param waiting whether an answer to the reader's own newest message is being written: that is always shown
 */
export function useLatestInView(list: RefObject<HTMLElement | null>, count: number, waiting: boolean) {
  const atEnd = useRef(true);
  const shown = useRef(count);
  const [unseen, setUnseen] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    const hasGrown = count > shown.current;
    shown.current = count;
    if (!element) return;
    if (waiting || (hasGrown && atEnd.current)) showLatest(element);
    else if (hasGrown) setUnseen(true);
  }, [list, count, waiting]);

  function onScroll() {
    const element = list.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (atEnd.current) setUnseen(false);
  }

  function jump() {
    if (list.current) showLatest(list.current);
    setUnseen(false);
  }

  return { unseen, onScroll, jump };
}

/** Scrolls to the end, or to the top of a last message that does not fit. */
function showLatest(list: HTMLElement) {
  const last = list.lastElementChild;
  const top = last instanceof HTMLElement ? last.offsetTop - MARGIN : 0;
  list.scrollTop = Math.min(list.scrollHeight - list.clientHeight, Math.max(top, 0));
}
