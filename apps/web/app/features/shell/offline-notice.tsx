import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';

const OFFLINE =
  'You are offline. What you have typed is kept, and what could not be loaded is asked for again when you are back.';

/** Says that there is no connection, and goes with its return. Silent where the server is on this machine. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(onConnection, isCutOff, () => false);
  return (
    <div role="status" className="wrap">
      {isOffline ? <Notice className="mt-4">{OFFLINE}</Notice> : null}
    </div>
  );
}

/** The loopback needs no network: nothing is cut off from it. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

function isCutOff(): boolean {
  return !navigator.onLine && !LOOPBACK.test(window.location.hostname);
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
