import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { OfflineNotice } from '../features/shell/offline-notice.tsx';
import { LeaveGuard } from '../lib/leave-guard.tsx';
import { keepOfflinePage } from '../lib/offline-page.ts';
import { queryClient } from '../lib/query-client.ts';
import { prepareToasts } from '../ui/notify.tsx';

/** The pages that know who is signed in. */
export default function SessionLayout() {
  useEffect(prepareForLater, []);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineNotice />
      <LeaveGuard />
      <Outlet />
    </QueryClientProvider>
  );
}

/** What nobody needs yet keeps no page from being the app's; some browsers do not say when they are idle. */
function prepareForLater(): void {
  const later = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  later(prepareToasts);
  later(keepOfflinePage);
}
