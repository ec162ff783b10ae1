import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';

const toasts = () => screen.queryByRole('region', { name: /^Notifications/ });

test('what shows toasts is fetched when the browser has nothing else to do, and not before', async () => {
  // Other files may have had it fetched.
  vi.resetModules();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  const { default: SessionLayout } = await import('./session.tsx');
  const { Toasts, prepareToasts } = await import('../ui/notify.tsx');
  const page = (
    <>
      <SessionLayout />
      <Toasts />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await vi.dynamicImportSettled();
  expect(toasts()).toBeNull();
  expect(waiting).toContain(prepareToasts);
  for (const act of waiting) act();
  expect(await screen.findByRole('region', { name: /^Notifications/ })).toBeDefined();
});
