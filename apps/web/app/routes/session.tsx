import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { LeaveGuard } from '../lib/leave-guard.tsx';
import { keepOfflinePage } from '../lib/offline-page.ts';
import { queryClient } from '../lib/query-client.ts';
import { prepareToasts } from '../ui/notify.tsx';

/** The pages that know who is signed in. */
export default function SessionLayout() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(prepareToasts);
    whenIdle(keepOfflinePage);
    whenIdle(() => {
      import('../features/shell/browser-notices.tsx').then(
        ({ BrowserNotices }) => setNotices(() => BrowserNotices),
        () => undefined, // Without it all else works.
      );
    });
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      {Notices ? <Notices /> : null}
      <LeaveGuard />
      <Outlet />
    </QueryClientProvider>
  );
}

/** What nobody needs yet keeps no page from being the app's; some browsers do not say when they are idle. */
function whenIdle(act: () => void): void {
  const later = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  later(act);
}
