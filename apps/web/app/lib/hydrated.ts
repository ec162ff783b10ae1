import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is the app's: until then it must show what was prerendered, whatever its address says. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
