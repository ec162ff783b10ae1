import { useEffect, useState } from 'react';

/** Windows a second above which nobody sees what is in a frame: each is in view for half a second. */
const FLUNG = 2;
/** The time over which speed is measured, in milliseconds: on a slow machine a few frames. */
const MEASURED = 250;
/** Where nothing moves for so long, the page rests, in milliseconds. */
const RESTING = 150;

interface Step {
  /** Milliseconds. */
  readonly at: number;
  /** Pixels from the top of the page. */
  readonly top: number;
}

let steps: readonly Step[] = [];
let isFlung = false;
let rest: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function step() {
  const at = performance.now();
  steps = [...steps.filter((one) => at - one.at <= MEASURED), { at, top: window.scrollY }];
  setFlung(isFast(steps));
  clearTimeout(rest);
  rest = setTimeout(() => setFlung(false), RESTING);
}

/** A single step, however long, is a jump to a place that somebody wants to see. */
function isFast(taken: readonly Step[]): boolean {
  const [first, ...later] = taken;
  const last = later.at(-1);
  if (!first || !last || later.length < 2) return false;
  return Math.abs(last.top - first.top) > FLUNG * window.innerHeight * ((last.at - first.at) / 1000);
}

function setFlung(flung: boolean) {
  isFlung = flung;
  if (flung) return;
  for (const show of [...waiting]) show();
}

/** Watches how fast the page scrolls, for as long as the component is there. */
export function useFlingWatch(): void {
  useEffect(() => {
    window.addEventListener('scroll', step, { passive: true });
    return () => {
      window.removeEventListener('scroll', step);
      clearTimeout(rest);
      steps = [];
      setFlung(false);
    };
  }, []);
}

/**
 * Whether what has just come into view can be seen: not while the page is flung past it. A hundred and fifty pictures
 * a second that nobody sees would be fetched and decoded, and every second frame would come late.
 */
export function useInSight(): boolean {
  const [inSight, setInSight] = useState(() => !isFlung);
  useEffect(() => {
    if (inSight) return;
    const show = () => setInSight(true);
    // It may have come to rest between the first rendering and this.
    if (!isFlung) show();
    waiting.add(show);
    return () => {
      waiting.delete(show);
    };
  }, [inSight]);
  return inSight;
}
