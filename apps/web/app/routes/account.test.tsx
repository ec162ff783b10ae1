import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionHeader } from '../features/shell/session-header.tsx';
import { saveFile } from '../lib/save-file.ts';
import { useSession } from '../lib/session.ts';
import { storedToken, storeToken } from '../lib/token.ts';
import { BARE_CONFIG } from '../testing/public-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import AccountPage from './account.tsx';

vi.mock('../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const HOUR_MS = 3_600_000;
const TOKEN = tokenThatExpires(Date.now() + HOUR_MS);
const NEW_TOKEN = tokenThatExpires(Date.now() + 2 * HOUR_MS);

const USAGE = {
  prompts_used_today: 12,
  prompts_limit: 20,
  images_used_today: 0,
  images_limit: 10,
  next_reset: new Date(Date.now() + HOUR_MS).toISOString(),
};
const NAME = 'PATCH /api/auth/profile';
const PASSWORD = 'POST /api/auth/password';
const EXPORT = 'GET /api/auth/export';
const DELETION = 'DELETE /api/auth/account';
const METHODS = 'GET /api/auth/methods';
const BILLING = 'GET /api/billing';
const STATUS = 'GET /api/stripe/checkout-status/cs_1';
const WRONG = failure(400, 'wrong_password', 'The current password is wrong.');

/** The page as it stands below its layout, which waits for the user. */
function SignedIn() {
  const session = useSession();
  return (
    <>
      <SessionHeader />
      {session.status === 'signed-in' ? <AccountPage /> : null}
    </>
  );
}

async function renderAccount(
  answers: Parameters<typeof stubServer>[0] = {},
  plan: 'free' | 'pro' = 'free',
  at = '/account',
) {
  storeToken(TOKEN);
  const user = { ...MARA, plan, created_at: '2026-03-14T12:00:00.000Z' };
  const calls = stubServer({
    'GET /api/auth/profile': { body: user },
    'GET /api/usage': { body: USAGE },
    'GET /api/operator/notices': { body: { notices: [] } },
    [METHODS]: { body: { password: true, google: false, confirmed: false } },
    [BILLING]: { body: { payments: 'sandbox', subscription: null } },
    ...answers,
  });
  renderPage(<SignedIn />, at);
  // Behind a dialog that the address opens, too.
  await screen.findByRole('heading', { name: 'Account', hidden: true });
  await screen.findByText('Next reset');
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
const bodyOf = (calls: readonly { call: string; body: unknown }[], wanted: string) =>
  calls.find(({ call }) => call === wanted)?.body;

/** In the place where it was asked for, and nowhere else: its toast would have come by then. */
async function saidOnce(sentence: string) {
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toContain(sentence);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
}

function leaving() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

test('a free user sees who they are, what is used today and what Pro costs', async () => {
  await renderAccount();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Mara', 'mara@studio.example', 'FreeCompare plans', '14 March 2026']);
  expect(await screen.findByRole('img', { name: '12 of 20 prompts used' })).toBeTruthy();
  expect(
    screen.getByText('Pro is $5 per month: unlimited prompts and images, and 5 image credits per month.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upgrade to Pro - $5/month' })).toBeTruthy();
  for (const name of ['Compare plans', 'Buy image credits']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/pricing');
  }
});

test('a pro user has no limits and nothing to upgrade', async () => {
  await renderAccount({}, 'pro');
  expect(await screen.findAllByText('Unlimited')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
});

test('the way here is in the header', async () => {
  await renderAccount();
  const [link] = screen.getAllByRole('link', { name: 'Account', current: 'page' });
  expect(link?.getAttribute('href')).toBe('/account');
});

test('a new name is saved trimmed, said, and shown at once', async () => {
  const calls = await renderAccount({ [NAME]: { body: { ...MARA, name: 'Mara Lind' } } });
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mara');
  fill('Name', '  Mara Lind ');
  press('Save name');
  expect(await screen.findByText('Name saved')).toBeTruthy();
  expect(bodyOf(calls, NAME)).toEqual({ name: 'Mara Lind' });
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Mara Lind');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mara Lind');
});

test('an empty name is refused at its field, and a failure is said in place and in a toast', async () => {
  const calls = await renderAccount({ [NAME]: 'no connection' });
  fill('Name', '  ');
  press('Save name');
  expect(await screen.findByText('Please enter your name.')).toBeTruthy();
  expect(bodyOf(calls, NAME)).toBeUndefined();
  fill('Name', 'Mara Lind');
  press('Save name');
  await saidOnce('Your name could not be saved. Please try again.');
});

test('a new password brings a new token, and nobody leaves the page', async () => {
  const calls = await renderAccount({ [PASSWORD]: { body: { access_token: NEW_TOKEN, user: MARA } } });
  fill('Current password', 'violin maker');
  fill('New password', 'cello maker');
  press('Change password');
  expect(await screen.findByText('Password changed. Other devices are signed out.')).toBeTruthy();
  expect(bodyOf(calls, PASSWORD)).toEqual({ current: 'violin maker', next: 'cello maker' });
  expect(storedToken()).toBe(NEW_TOKEN);
  expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy();
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  expect(calls.filter(({ call }) => call === 'GET /api/auth/profile')).toHaveLength(1);
});

test.each([
  ['Current password', WRONG, 'The current password is wrong.'],
  ['New password', failure(400, 'common_password', 'Too common.'), 'Too common.'],
])('what is wrong with the %s is said there, and nothing else is lost', async (label, answer, sentence) => {
  await renderAccount({ [PASSWORD]: answer });
  fill('Current password', 'violin maker');
  fill('New password', 'password1');
  press('Change password');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(isInvalid(label)).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'password1');
  expect(storedToken()).toBe(TOKEN);
});

test('passwords that are missing or short are refused without asking', async () => {
  const calls = await renderAccount();
  fill('New password', 'short');
  press('Change password');
  expect(await screen.findByText('Please enter your current password.')).toBeTruthy();
  expect(screen.getByText('Please use 8 to 256 characters for your password.')).toBeTruthy();
  expect(bodyOf(calls, PASSWORD)).toBeUndefined();
});

test('my data is saved as it comes', async () => {
  await renderAccount({ [EXPORT]: { body: { exported_at: 'now' } } });
  press('Download my data');
  expect(await screen.findByText('Your data is saved as framewright-data.json')).toBeTruthy();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'framewright-data.json');
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(await file?.text()).toBe('{"exported_at":"now"}');
});

test('data that could not be had is said, and can be asked for again', async () => {
  vi.mocked(saveFile).mockClear();
  await renderAccount({ [EXPORT]: { status: 502 } });
  press('Download my data');
  await saidOnce('Your data could not be downloaded. Please try again.');
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveProperty('disabled', false);
});

test('a payment that the address names is waited for', async () => {
  const answered = { body: { payment_status: 'unpaid', plan: 'free' } };
  await renderAccount({ [STATUS]: answered }, 'free', '/account?session_id=cs_1');
  expect(screen.getByRole('heading', { name: 'Payment' })).toBeTruthy();
  expect(screen.getByText('Confirming your payment...')).toBeTruthy();
});

test('without a payment in the address there is no such section', async () => {
  await renderAccount();
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
});

async function openDeletion() {
  press('Delete my account');
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

test('deleting says what goes and what stays, takes the password, and leaves', async () => {
  const assign = leaving();
  const calls = await renderAccount({ [DELETION]: { body: { success: true } } });
  const dialog = await openDeletion();
  expect(dialog.getByText(/hashed form of your email address.*until midnight UTC/)).toBeTruthy();
  fill('Your password', 'violin maker');
  press('Delete for good');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(bodyOf(calls, DELETION)).toEqual({ password: 'violin maker' });
  expect(storedToken()).toBeNull();
});

test.each([
  ['goes too', 'active', true],
  ['is over already', 'canceled', false],
])('deleting says so where a subscription %s', async (_, status, said) => {
  const subscription = { status, current_period_end: null, cancel_at_period_end: false };
  await renderAccount({ [BILLING]: { body: { payments: 'stripe', subscription } } }, 'pro');
  await screen.findByText(/^Pro is active|^Your subscription has ended/);
  const dialog = await openDeletion();
  expect(dialog.queryByText(/Your subscription is cancelled too/) !== null).toBe(said);
});

test('a wrong password deletes nothing, and closing the dialog forgets it', async () => {
  const assign = leaving();
  await renderAccount({ [DELETION]: WRONG });
  const dialog = await openDeletion();
  press('Delete for good');
  expect(await dialog.findByText('Please enter your password.')).toBeTruthy();
  fill('Your password', 'viola maker');
  press('Delete for good');
  expect(await dialog.findByText('The current password is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  expect(storedToken()).toBe(TOKEN);
  expect(assign).not.toHaveBeenCalled();
  press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDeletion();
  expect(screen.getByLabelText('Your password')).toHaveProperty('value', '');
  expect(screen.queryByText('The current password is wrong.')).toBeNull();
});

/** Somebody who signs in with Google alone, at the question. */
async function googleAlone(confirmed: boolean, answers: Parameters<typeof stubServer>[0] = {}) {
  const methods = { password: false, google: true, confirmed };
  const calls = await renderAccount({
    [METHODS]: { body: methods },
    'GET /api/config': { body: { ...BARE_CONFIG, google_sign_in: true } },
    ...answers,
  });
  const dialog = await openDeletion();
  return { calls, dialog };
}

test('who has no password confirms with Google, and comes back to the question', async () => {
  const assign = leaving();
  const { calls, dialog } = await googleAlone(false);
  expect(await dialog.findByText(/confirm with Google that it is you/)).toBeTruthy();
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull();
  press('Confirm with Google');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/auth/google?next=%2Faccount%3Fdelete%3Dconfirmed');
  expect(bodyOf(calls, DELETION)).toBeUndefined();
});

test('who has just confirmed deletes without a password, and sees whose account it is', async () => {
  const assign = leaving();
  const { calls, dialog } = await googleAlone(true, { [DELETION]: { body: { success: true } } });
  expect(await dialog.findByText('Google has confirmed that it is you.')).toBeTruthy();
  expect(dialog.getByText('This is the account of mara@studio.example.')).toBeTruthy();
  press('Delete for good');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(bodyOf(calls, DELETION)).toEqual({});
});

test('after ten minutes it is to be confirmed again', async () => {
  const answers = { [DELETION]: failure(403, 'confirm_sign_in', 'Please confirm with Google.') };
  const { dialog } = await googleAlone(true, answers);
  await dialog.findByText('Google has confirmed that it is you.');
  stubServer({
    ...answers,
    [METHODS]: { body: { password: false, google: true, confirmed: false } },
  });
  press('Delete for good');
  expect(await dialog.findByRole('button', { name: 'Confirm with Google' })).toBeTruthy();
  expect(dialog.getByText('Please confirm with Google.')).toBeTruthy();
});

test('an address that asks the question deletes nothing by itself', async () => {
  const calls = await renderAccount({}, 'free', '/account?delete=confirmed');
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeTruthy();
  expect(screen.getByLabelText('Your password')).toBeTruthy();
  expect(bodyOf(calls, DELETION)).toBeUndefined();
});

test('while the account is being deleted the dialog stays', async () => {
  await renderAccount({ [DELETION]: 'never' });
  await openDeletion();
  fill('Your password', 'violin maker');
  press('Delete for good');
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('signing out is said while it lasts', async () => {
  leaving();
  await renderAccount({ 'POST /api/auth/logout': 'never' });
  const main = within(screen.getByRole('main'));
  fireEvent.click(main.getByRole('button', { name: 'Sign out' }));
  expect(await main.findByRole('button', { name: 'Signing out...' })).toBeTruthy();
  expect(storedToken()).toBeNull();
});
