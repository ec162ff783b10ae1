import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMailLink, takeMailLink } from '../lib/mail-link.ts';
import { storedToken, storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import AuthPage from './auth.tsx';

const FORGOT = 'POST /api/auth/forgot';
const RESET = 'POST /api/auth/reset';
const CONFIRM = 'POST /api/auth/email/confirm';
const EXPIRED = failure(400, 'link_expired', 'This link has expired or was used already.');

// Not returned: an act that is waited for stays open, and an answer that comes meanwhile is an error.
afterEach(() => {
  act(forgetMailLink);
});

/** Opens the page by the link of a mail. */
function openMail(hash: string, answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer(answers);
  const history = { state: null, replaceState: () => undefined };
  takeMailLink({ pathname: '/auth', search: '', hash }, history);
  renderPage(<AuthPage />, '/auth');
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const signInForm = () => screen.findByRole('button', { name: 'Sign in' });

/** In the place where it was asked for, and nowhere else: its toast would have come by then. */
async function saidOnce(sentence: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
}

test('a lost password asks for a mail; the answer tells nobody whether there is an account', async () => {
  const calls = stubServer({ [FORGOT]: { body: { success: true } } });
  renderPage(<AuthPage />, '/auth?next=%2Fpricing');
  fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  press('Send the link');
  expect(await screen.findByText('Please enter your email.')).toBeTruthy();
  fill('Email', ' Mara@Studio.example');
  press('Send the link');
  expect(
    await screen.findByText('If there is an account with this address, a mail is on its way.'),
  ).toBeTruthy();
  expect(calls).toEqual([{ call: FORGOT, body: { email: 'mara@studio.example' } }]);
  const back = screen.getByRole('link', { name: 'Back to sign in' });
  expect(back.getAttribute('href')).toBe('/auth?next=%2Fpricing');
  fireEvent.click(back);
  expect(await signInForm()).toBeTruthy();
});

test('a mail that could not be asked for is said', async () => {
  stubServer({ [FORGOT]: failure(429, 'too_many_attempts', 'Too many attempts.') });
  renderPage(<AuthPage />, '/auth?forgot');
  fill('Email', 'mara@studio.example');
  press('Send the link');
  await saidOnce('Too many attempts.');
});

test('the link of the mail takes a new password, ends the session, and leads to sign-in', async () => {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = openMail('#reset=secret', {
    'GET /api/auth/profile': { body: MARA },
    [RESET]: { body: { success: true } },
  });
  fill('New password', 'short');
  press('Set the password');
  expect(await screen.findByText('Please use 8 to 256 characters for your password.')).toBeTruthy();
  fill('New password', 'cello maker');
  press('Set the password');
  expect(await screen.findByText('Your new password is set. Please sign in with it.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ call: RESET, body: { token: 'secret', password: 'cello maker' } });
  expect(await signInForm()).toBeTruthy();
  expect(storedToken()).toBeNull();
});

test('a common password is said at its field, and the link still holds', async () => {
  openMail('#reset=secret', { [RESET]: failure(400, 'common_password', 'Too common.') });
  fill('New password', 'password1');
  press('Set the password');
  expect(await screen.findByText('Too common.')).toBeTruthy();
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

test('a link that has expired says so, and leads to a new one', async () => {
  openMail('#reset=secret', { [RESET]: EXPIRED });
  fill('New password', 'cello maker');
  press('Set the password');
  await saidOnce('This link has expired or was used already.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
});

test('so does one that was cut off', async () => {
  const { status, body } = failure(400, 'invalid_request', 'This link is not complete.');
  const fields = [{ path: 'token', message: 'This link is not complete.' }];
  openMail('#reset=sec', { [RESET]: { status, body: { ...body, fields } } });
  fill('New password', 'cello maker');
  press('Set the password');
  await saidOnce('This link is not complete.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

test('a new email is confirmed by a press, not by opening the page', async () => {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = openMail('#email=secret', {
    'GET /api/auth/profile': { body: MARA },
    [CONFIRM]: { body: { success: true } },
  });
  expect(screen.getByRole('heading', { name: 'Confirm your new email' })).toBeTruthy();
  expect(calls.some(({ call }) => call === CONFIRM)).toBe(false);
  press('Confirm the new email');
  expect(await screen.findByText('Your new email is confirmed. Please sign in with it.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ call: CONFIRM, body: { token: 'secret' } });
  expect(await signInForm()).toBeTruthy();
  expect(storedToken()).toBeNull();
});

test.each([
  ['has expired', EXPIRED, 'This link has expired or was used already.'],
  ['is taken', failure(409, 'email_taken', 'It is taken.'), 'It is taken.'],
])('a new email that %s says so, and leads to the account', async (_, answer, sentence) => {
  openMail('#email=secret', { [CONFIRM]: answer });
  press('Confirm the new email');
  await saidOnce(sentence);
  fireEvent.click(screen.getByRole('link', { name: 'Ask again in your account' }));
  expect(await screen.findByText('At /account')).toBeTruthy();
});

test('a failure that may pass leaves the button', async () => {
  openMail('#email=secret', { [CONFIRM]: 'no connection' });
  press('Confirm the new email');
  await saidOnce('An error occurred. Please try again.');
  expect(screen.getByRole('button', { name: 'Confirm the new email' })).toHaveProperty('disabled', false);
});
