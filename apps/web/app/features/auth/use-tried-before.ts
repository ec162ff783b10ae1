import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/hydrated.ts';
import { keepTried, lastTried, type Tried } from '../../lib/tried.ts';

/**
 * What a visitor tried before they came to sign in; undefined until the page is the app's.
 * @param typed the subject that came with the address, from a landing page without its scripts
 */
export function useTriedBefore(typed: string | null): Tried | undefined {
  const isHydrated = useHydrated();
  const [before] = useState(() => (typeof localStorage === 'undefined' ? undefined : lastTried()));
  const subject = typed?.trim() ? typed : undefined;
  const fromAddress = subject === undefined ? undefined : ({ subject, variation: 0, how: 'typed' } as const);
  useEffect(() => {
    if (subject !== undefined) keepTried({ subject, variation: 0, how: 'typed' });
  }, [subject]);
  return isHydrated ? (fromAddress ?? before) : undefined;
}
