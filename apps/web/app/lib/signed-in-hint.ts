import { useSyncExternalStore } from 'react';
import { onTokenChange, storedToken } from './token.ts';

/** Whether there is a session token, for pages that do without the code that asks whose it is. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onTokenChange,
    () => storedToken() !== null,
    () => false,
  );
}
