import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NEW_ACCOUNT } from '../lib/return-to.ts';
import { storedToken, storeToken } from '../lib/token.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import AuthPage from './auth.tsx';

const TOKEN = tokenThatExpires(Date.now() + 3_600_000);

function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('signing in stores the token and goes where somebody wanted to go', async () => {
  const calls = stubServer({ 'POST /api/auth/login': { body: { access_token: TOKEN, user: MARA } } });
  renderPage(<AuthPage />, '/auth?next=%2Fgenerator%3Ftab%3Dimages');
  fill({ Email: ' Mara@Studio.example ', Password: 'violin maker' });
  press('Sign in');
  expect(await screen.findByText('At /generator?tab=images')).toBeTruthy();
  expect(calls).toEqual([
    { call: 'POST /api/auth/login', body: { email: 'mara@studio.example', password: 'violin maker' } },
  ]);
  expect(storedToken()).toBe(TOKEN);
});

test('whoever is signed in goes on at once', async () => {
  storeToken(TOKEN);
  stubServer({ 'GET /api/auth/profile': { body: MARA } });
  renderPage(<AuthPage />, '/auth');
  expect(await screen.findByText('At /dashboard')).toBeTruthy();
});

test('the fields say what is missing, and nothing is sent', async () => {
  const calls = stubServer({});
  renderPage(<AuthPage />, '/auth');
  fill({ Email: 'mara@studio' });
  press('Sign in');
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('the link toggles between the two forms, and creating an account takes a name', async () => {
  const calls = stubServer({ 'POST /api/auth/register': { body: { access_token: TOKEN, user: MARA } } });
  renderPage(<AuthPage />, '/auth?next=%2Fpricing');
  expect(screen.queryByLabelText('Name')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Create account' }));
  fill({ Name: 'Mara', Email: 'mara@studio.example', Password: 'violin maker' });
  press('Create account');
  expect(await screen.findByText('At /pricing')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ name: 'Mara', email: 'mara@studio.example', password: 'violin maker' });
});

test('get started opens on creating an account', () => {
  stubServer({});
  renderPage(<AuthPage />, '/auth', NEW_ACCOUNT);
  expect(screen.getByRole('heading', { name: 'Create account' })).toBeTruthy();
  expect(document.title).toBe('Create account · Framewright');
});

test.each([
  [
    "the server's own words",
    failure(401, 'wrong_credentials', 'The email or the password is wrong.'),
    'The email or the password is wrong.',
  ],
  ['its default where the server has none', { status: 502, body: {} }, 'Login failed'],
  ['the unexpected', 'no connection' as const, 'An error occurred. Please try again.'],
])('a sign-in that fails says %s, on the page and in a toast', async (_, answer, sentence) => {
  stubServer({ 'POST /api/auth/login': answer });
  renderPage(<AuthPage />, '/auth');
  fill({ Email: 'mara@studio.example', Password: 'violin maker' });
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  const toasts = await screen.findAllByText(sentence);
  expect(toasts.some((element) => element.closest('[data-sonner-toast]'))).toBe(true);
  expect(storedToken()).toBeNull();
});

test('an address that is taken is said at the field; registration has its own default', async () => {
  stubServer({
    'POST /api/auth/register': failure(409, 'email_taken', 'An account with this email already exists.'),
  });
  renderPage(<AuthPage />, '/auth', NEW_ACCOUNT);
  fill({ Name: 'Mara', Email: 'mara@studio.example', Password: 'violin maker' });
  press('Create account');
  expect((await screen.findAllByText('An account with this email already exists.')).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  stubServer({ 'POST /api/auth/register': { status: 500 } });
  press('Create account');
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
});

const config = (google_sign_in: boolean) => ({
  'GET /api/config': { body: { ...BARE_CONFIG, google_sign_in } },
});

test('Google is offered where it is set up, and nowhere else', async () => {
  const calls = stubServer(config(false));
  renderPage(<AuthPage />, '/auth');
  expect(screen.getByText('Continue with Google').closest('[data-needs="google"]')).not.toBeNull();
  await vi.waitFor(() => expect(screen.queryByText('Continue with Google')).toBeNull());
  expect(calls).toHaveLength(1);
});

test.each([
  ['/auth?next=%2Fgenerator%3Ftab%3Dimages', '/api/auth/google?next=%2Fgenerator%3Ftab%3Dimages'],
  ['/auth?next=https%3A%2F%2Fevil.example', '/api/auth/google?next=%2Fdashboard'],
  ['/auth', '/api/auth/google?next=%2Fdashboard'],
])('from %s the browser leaves for %s', async (at, address) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  stubServer(config(true));
  renderPage(<AuthPage />, at);
  await screen.findByText('Continue with Google');
  press('Continue with Google');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
});
