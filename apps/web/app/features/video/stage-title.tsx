import { useEffect, useRef } from 'react';

/** The title of a step that has just begun; it takes the focus, as what had it is gone. */
export function StageTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className="display display-2 outline-none">
      {children}
    </h2>
  );
}
