import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Has assistive technology say a sentence when it is next idle. */
export function announce(sentence: string): void {
  // The same sentence twice is said twice only when the text changes.
  message = message === sentence ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

/** The live region that `announce` speaks through. Once per document. */
export function Announcer() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
    () => '',
  );
  return (
    <div aria-live="polite" className="sr-only">
      {current}
    </div>
  );
}
