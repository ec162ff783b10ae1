import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Templates } from './templates.tsx';

const AT = '2026-11-02T10:00:00.000Z';
const SUMMARY = { id: 't1', name: 'Lamp', text: 'A __lamp__', created_at: AT, updated_at: AT };
const ONE = 'GET /api/templates/t1';

function renderAt(at: string, one: object = { body: { ...SUMMARY, lists: {}, csv: '' } }) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    'GET /api/templates': { body: { items: [SUMMARY], next_cursor: null } },
    [ONE]: one,
  });
  renderPage(<Templates />, at);
  return () => calls.filter(({ call }) => call === ONE).length;
}

const named = () => screen.getByLabelText<HTMLInputElement>('Name').value;

test('the address opens a template, once: what is begun anew afterwards stays', async () => {
  const opened = renderAt('/templates?template=t1');
  await waitFor(() => expect(named()).toBe('Lamp'));
  fireEvent.click(screen.getByRole('button', { name: 'New template' }));
  expect(named()).toBe('');
  await screen.findByRole('button', { name: 'Lamp' });
  expect(named()).toBe('');
  expect(opened()).toBe(1);
});

test('without one in the address none is opened', async () => {
  const opened = renderAt('/templates');
  await screen.findByRole('button', { name: 'Lamp' });
  expect(named()).toBe('');
  expect(opened()).toBe(0);
});

test('one that is gone is said to be, beside an empty page', async () => {
  renderAt('/templates?template=t1', { status: 404, body: { detail: 'There is no such template.' } });
  expect(await screen.findByText(/no such template|did not work/)).toBeTruthy();
  expect(named()).toBe('');
});
