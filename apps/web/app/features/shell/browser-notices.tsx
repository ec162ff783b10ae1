import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';

const OFFLINE =
  'You are offline. What you have typed is kept, and what could not be loaded is asked for again when you are back.';

const FORGETFUL =
  'This browser keeps nothing for this site: when you reload the page, what you have typed is gone, and you sign in again.';

/** Says what the browser lacks: a connection, until there is one again, and room to keep anything. */
export function BrowserNotices() {
  const isOffline = useSyncExternalStore(onConnection, isCutOff, () => false);
  const isForgetful = useSyncExternalStore(onConnection, keepsNothing, () => false);
  return (
    <div role="status" className="wrap">
      {isOffline ? <Notice className="mt-4">{OFFLINE}</Notice> : null}
      {isForgetful ? <Notice className="mt-4">{FORGETFUL}</Notice> : null}
    </div>
  );
}

/** The loopback needs no network: nothing is cut off from it. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Whether what is kept is gone with the page: stand-in-storage.ts. */
function keepsNothing(): boolean {
  return !(window.localStorage instanceof Storage);
}

/** Silent where the server is on this machine. */
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
