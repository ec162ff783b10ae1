import type { ReactNode } from 'react';

/** The cap of a key. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>;
}
