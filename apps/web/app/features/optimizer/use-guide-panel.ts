import { useEffect, useId, useRef, useState } from 'react';

/** From this width on, there is room beside the conversation. */
const WIDE = '(min-width: 60.0625rem)';

/** Whether the prompting guide is shown. On phones it begins hidden, and is brought into view when it is asked for. */
export function useGuidePanel() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(() => window.matchMedia(WIDE).matches);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && shown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, shown]);

  function toggle() {
    setAsked(true);
    setShown(!shown);
  }

  return { id, panel, shown, toggle };
}
