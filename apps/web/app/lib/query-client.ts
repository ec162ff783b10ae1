import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';

const MINUTE_MS = 60_000;

/** The cache of what the server answered. One for the whole page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS,
      // The browser's word on the network says nothing of a server on the same machine.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A failure that the server answered on purpose stays one; anything else may pass.
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      retryDelay: 400,
    },
    // What was sent is not kept when the page that sent it is gone: people's own keys are among it.
    mutations: { gcTime: 0, networkMode: 'always' },
  },
});
