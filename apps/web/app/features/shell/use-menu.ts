import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A menu that opens under its button, and the two elements of it. */
export interface Menu {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * The menu that the bar becomes on narrow screens. Opening it moves the focus to its first entry;
 * Escape closes it and gives the focus back; going somewhere, clicking or tabbing out of it closes it.
 */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    const leave = (event: Event) => {
      const { target } = event;
      const inside =
        target instanceof Node && [panel, toggle].some(({ current }) => current?.contains(target));
      if (!inside) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [open]);

  return {
    open,
    setOpen: (next) => {
      setOpenedAt(key);
      setOpen(next);
    },
    toggle,
    panel,
  };
}
