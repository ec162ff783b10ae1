import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export const ZOOM = { min: 1, max: 6, step: 0.1 } as const;
/** How much nearer a key or a button brings the pictures. */
const CLOSER = 1.4;
/** The share of a picture that an arrow key moves by, before zoom. */
const NUDGE = 0.08;
/** Pixels that a finger or a mouse must move to mean it. */
const DRAG = 4;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * One view for many pictures: how near, and which place in the middle. The place goes straight to the style of the
 * element that holds them all, so that moving draws nothing anew.
 */
export function useView() {
  const holder = useRef<HTMLDivElement>(null);
  const place = useRef({ x: 0.5, y: 0.5 });
  const drag = useRef<{ x: number; y: number; width: number; height: number; moved: boolean }>(undefined);
  const [zoom, setZoom] = useState<number>(ZOOM.min);

  function look(x: number, y: number, near = zoom) {
    const half = 0.5 / near;
    place.current = { x: within(x, half, 1 - half), y: within(y, half, 1 - half) };
    holder.current?.style.setProperty('--x', String(place.current.x));
    holder.current?.style.setProperty('--y', String(place.current.y));
  }

  useEffect(() => {
    holder.current?.style.setProperty('--zoom', String(zoom));
  }, [zoom]);

  function zoomTo(next: number) {
    const near = within(next, ZOOM.min, ZOOM.max);
    setZoom(near);
    look(place.current.x, place.current.y, near);
  }

  function nudge(across: number, down: number) {
    look(place.current.x + (across * NUDGE) / zoom, place.current.y + (down * NUDGE) / zoom);
  }

  /** Of a picture: dragging it moves them all. */
  const dragging = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (zoom === ZOOM.min) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      drag.current = { x: event.clientX, y: event.clientY, width, height, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current;
      if (!from) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(across, down) < DRAG) return;
      drag.current = { ...from, x: event.clientX, y: event.clientY, moved: true };
      look(place.current.x - across / from.width / zoom, place.current.y - down / from.height / zoom);
    },
    onPointerUp() {
      // The click that ends a drag comes right after it.
      const wasMoved = drag.current?.moved;
      drag.current = undefined;
      if (wasMoved) justDragged.current = true;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
  const justDragged = useRef(false);

  /** Whether the click at hand only ends a drag. */
  function endsDrag(): boolean {
    const was = justDragged.current;
    justDragged.current = false;
    return was;
  }

  /** @returns whether the key was one of the view's */
  function onKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(zoom * CLOSER);
    else if (event.key === '-' || event.key === '_') zoomTo(zoom / CLOSER);
    else if (event.key === '0') zoomTo(ZOOM.min);
    else if (event.shiftKey && arrow) nudge(...arrow);
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    ...{ holder, zoom, zoomTo, dragging, endsDrag, onKey },
    closer: () => zoomTo(zoom * CLOSER),
    farther: () => zoomTo(zoom / CLOSER),
    fit: () => zoomTo(ZOOM.min),
  };
}
export type View = ReturnType<typeof useView>;

/** Where each arrow key leads: across and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
