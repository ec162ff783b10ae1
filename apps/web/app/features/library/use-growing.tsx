import { type ReactNode, useEffect, useRef, useState } from 'react';

/** As many cards as a large screen shows at once; more come as the end comes near. */
const STEP = 12;
/** How far below the screen the next ones are made. */
const AHEAD = '800px';

/**
 * The first items of a list, and more of them as the reader nears the end, so that a keystroke in a
 * search never makes more cards than a screen holds.
 */
export function useGrowing<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  /** Stands at the end of the list. */
  sentinel: ReactNode;
} {
  const [grown, setGrown] = useState({ items, count: STEP });
  if (grown.items !== items) setGrown({ items, count: STEP });
  const grow = () => setGrown((current) => ({ ...current, count: current.count + STEP }));
  return {
    shown: items.slice(0, grown.count),
    // One for each step: a sentinel that stays in view reports once only.
    sentinel: grown.count < items.length ? <Sentinel key={grown.count} onNear={grow} /> : null,
  };
}

/** Reports when it comes near the screen. */
function Sentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const report = useRef(onNear);
  useEffect(() => {
    report.current = onNear;
  }, [onNear]);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) report.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} className="h-px" />;
}
