import { changeWork } from '@framewright/contract';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';

/**
 * Sends a note that is still being typed when the page is closed or loaded anew: then the field is not left before.
 * @param unsaved undefined where there is nothing to save
 */
export function useNoteOnTheWayOut(id: string, unsaved: string | undefined): void {
  useEffect(() => {
    if (unsaved === undefined) return undefined;
    // Nobody is there any more to be told of a failure.
    const send = () =>
      void call(changeWork, { params: { id }, body: { note: unsaved }, keepalive: true }).catch(
        () => undefined,
      );
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, [id, unsaved]);
}
