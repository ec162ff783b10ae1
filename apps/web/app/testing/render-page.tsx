import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { toast } from 'sonner';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/**
 * Renders a page at `at`, with everything around it that it needs; any other address shows its own path
 * ('At /auth?next=%2Fpricing').
 */
export function renderPage(page: ReactNode, at = '/here', state?: unknown) {
  queryClient.clear();
  toast.dismiss(); // Or those of the last test would show again.
  const [pathname = '/', search = ''] = at.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname, search: search && `?${search}`, state }] },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
}
