import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { PageError } from './page-error.tsx';

function renderFailing(element: ReactNode, at = '/') {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what it caught.
  const router = createMemoryRouter([{ path: '/', element, errorElement: <PageError /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
}

function Broken(): never {
  throw new Error('secret detail of the code');
}

test('a page that breaks says so without its inner detail, and offers to try again', async () => {
  renderFailing(<Broken />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('an address without a page has a way home', async () => {
  renderFailing(null, '/nowhere');
  expect((await screen.findByRole('link', { name: 'Go home' })).getAttribute('href')).toBe('/');
});
