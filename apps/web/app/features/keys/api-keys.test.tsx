import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { ApiKeys } from './api-keys.tsx';

const SECRET = `fw_a1B2c3${'x'.repeat(37)}`;
const KEY = {
  id: 'k1',
  name: 'Night job',
  scopes: ['read', 'make'],
  prefix: 'fw_a1B2c3',
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: null,
  expires_at: null,
};
const list = (...items: object[]) => ({ body: { items, next_cursor: null } });

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

test('a key is made with its scopes and its end, and shown once', async () => {
  const calls = stubServer({
    'GET /api/keys': list(),
    'POST /api/keys': { body: { ...KEY, secret: SECRET } },
  });
  const written = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
  renderPage(<ApiKeys />);
  fireEvent.change(await screen.findByLabelText('Key name'), { target: { value: ' Night job ' } });
  fireEvent.click(screen.getByLabelText('Spend'));
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const shown = await screen.findByRole('region', { name: 'The key ‘Night job’ is ready' });
  expect(within(shown).getByText(SECRET)).toBeTruthy();
  expect(document.activeElement).toBe(shown);
  const sent = calls.find(({ call }) => call === 'POST /api/keys')?.body;
  expect(sent).toMatchObject({ name: 'Night job', scopes: ['read', 'make', 'spend'] });
  const days = (Date.parse((sent as { expires_at: string }).expires_at) - Date.now()) / 86_400_000; // what the form sends
  expect(Math.round(days)).toBe(90);
  fireEvent.click(within(shown).getByRole('button', { name: 'Copy the key' }));
  await waitFor(() => expect(written).toHaveBeenCalledWith(SECRET));
  fireEvent.click(within(shown).getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('a key without name or scope is not asked for', async () => {
  const calls = stubServer({ 'GET /api/keys': list() });
  renderPage(<ApiKeys />);
  await screen.findByText('No keys yet.');
  for (const label of ['Read', 'Make']) fireEvent.click(screen.getByLabelText(label));
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Please enter a name for the key.')).toBeTruthy();
  expect(screen.getByText('Please choose at least one of read, write, make, spend.')).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('the list says how a key begins, its last use and its end; what failed is said in place', async () => {
  const used = { ...KEY, last_used_at: new Date(2026, 2, 4, 12).toISOString() };
  const ended = { ...KEY, id: 'k2', name: 'Old', expires_at: new Date(2026, 0, 2, 12).toISOString() };
  vi.useFakeTimers({ now: new Date(2026, 10, 23), toFake: ['Date'] });
  const refusal = failure(
    409,
    'too_many_keys',
    'An account has at most 20 API keys. Please revoke one first.',
  );
  stubServer({ 'GET /api/keys': list(used, ended), 'POST /api/keys': refusal });
  renderPage(<ApiKeys />);
  expect(await screen.findByText('fw_a1B2c3… · last used 4 Mar · no end')).toBeTruthy();
  expect(screen.getByText('fw_a1B2c3… · never used · ended 2 January 2026')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Key name'), { target: { value: 'One more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at most 20 API keys');
  vi.useRealTimers();
});

test('a key is renamed; what is refused is said in the dialog', async () => {
  const renamed = { ...KEY, name: 'Day job' };
  const answers = {
    'GET /api/keys': list(KEY),
    'PATCH /api/keys/k1': failure(429, 'server_error', 'Not now.'),
  };
  const calls = stubServer(answers);
  renderPage(<ApiKeys />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Night job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename ‘Night job’' });
  const rename = within(dialog).getByRole('button', { name: 'Rename' });
  expect(rename).toHaveProperty('disabled', true);
  fireEvent.change(within(dialog).getByLabelText('New name'), { target: { value: ' ' } });
  fireEvent.click(rename);
  expect((await within(dialog).findByLabelText('New name')).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(within(dialog).getByLabelText('New name'), { target: { value: 'Day job' } });
  fireEvent.click(rename);
  expect(await within(dialog).findByText('Not now.')).toBeTruthy();
  Object.assign(answers, { 'GET /api/keys': list(renamed), 'PATCH /api/keys/k1': { body: renamed } });
  fireEvent.click(rename);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ call }) => call === 'PATCH /api/keys/k1').map(({ body }) => body);
  expect(sent).toEqual([{ name: 'Day job' }, { name: 'Day job' }]);
  expect(await screen.findByText('Day job')).toBeTruthy();
});

test('a key is revoked after a question', async () => {
  const calls = stubServer({
    'GET /api/keys': list(KEY),
    'DELETE /api/keys/k1': { body: { success: true } },
  });
  renderPage(<ApiKeys />);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Night job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke ‘Night job’?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Night job' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ call }) => call)).toContain('DELETE /api/keys/k1');
});

test('what is full says so, and what cannot be loaded offers another try', async () => {
  stubServer({ 'GET /api/keys': list(...Array.from({ length: 20 }, (_, id) => ({ ...KEY, id: `k${id}` }))) });
  const { unmount } = renderPage(<ApiKeys />);
  expect(await screen.findByText(/^You have 20 keys/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
  unmount();
  stubServer({ 'GET /api/keys': failure(403, 'server_error', 'No.') });
  renderPage(<ApiKeys />);
  expect(await screen.findByText('No.')).toBeTruthy();
});
