import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../lib/session.ts';
import { storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import CheckoutSandboxPage from './checkout-sandbox.tsx';

const STATUS = 'GET /api/stripe/checkout-status/cs_1';
const COMPLETE = 'POST /api/sandbox/checkout/cs_1/complete';
const UNPAID = { body: { payment_status: 'unpaid', plan: 'free' } };
const NOT_FOUND = failure(404, 'not_found', 'There is nothing at this address.');
const UNKNOWN = 'There is no such checkout for this account. Please start again from the pricing page.';

/** The page as it stands below its layout, which waits for the user. */
function SignedIn() {
  return useSession().status === 'signed-in' ? <CheckoutSandboxPage /> : null;
}

async function renderCheckout(answers: Parameters<typeof stubServer>[0], at = '?session_id=cs_1') {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({ 'GET /api/auth/profile': { body: MARA }, ...answers });
  renderPage(<SignedIn />, `/checkout/sandbox${at}`);
  await screen.findByRole('heading', { name: 'Sandbox checkout' });
  return calls;
}

const payButton = () => screen.findByRole('button', { name: 'Pay $5.00 (sandbox)' });
const completions = (calls: readonly { call: string }[]) => calls.filter(({ call }) => call === COMPLETE);

/** In the place where it was asked for, and in a toast. */
async function saidTwice(sentence: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
}

test('it says that no money moves, what is bought and for whom, and leads back', async () => {
  await renderCheckout({ [STATUS]: UNPAID });
  await payButton();
  expect(screen.getByText(/No money moves here/)).toBeTruthy();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Framewright Pro', '$5.00 a month', 'mara@studio.example', 'Nothing']);
  expect(screen.getByRole('link', { name: 'Back to pricing' }).getAttribute('href')).toBe('/pricing');
});

test('paying twice in a hurry pays once, and goes to the account that waits for it', async () => {
  const calls = await renderCheckout({ [STATUS]: UNPAID, [COMPLETE]: { body: { success: true } } });
  const button = await payButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('At /account?session_id=cs_1')).toBeTruthy();
  expect(completions(calls)).toHaveLength(1);
});

test('a payment that fails is said, and can be tried again', async () => {
  await renderCheckout({ [STATUS]: UNPAID, [COMPLETE]: 'no connection' });
  fireEvent.click(await payButton());
  await saidTwice('The sandbox payment did not go through. Please try again.');
  expect(await payButton()).toHaveProperty('disabled', false);
});

test('a checkout that is unknown or of somebody else is refused in a sentence', async () => {
  await renderCheckout({ [STATUS]: NOT_FOUND });
  expect((await screen.findByRole('alert')).textContent).toBe(UNKNOWN);
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to pricing' })).toBeTruthy();
});

test('so is one that is gone when it is paid', async () => {
  await renderCheckout({ [STATUS]: UNPAID, [COMPLETE]: NOT_FOUND });
  fireEvent.click(await payButton());
  expect((await screen.findByRole('alert')).textContent).toBe(UNKNOWN);
});

test('an address that names no checkout asks nobody', async () => {
  const calls = await renderCheckout({}, '');
  expect(screen.getByRole('alert').textContent).toBe(UNKNOWN);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/auth/profile']);
});

test.each([
  ['free', '/account?session_id=cs_1'],
  ['pro', '/account'],
])('a checkout that is paid is not paid again: %s goes on to %s', async (plan, href) => {
  await renderCheckout({ [STATUS]: { body: { payment_status: 'paid', plan } } });
  expect(await screen.findByText('This checkout is paid already.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

test('a checkout that could not be loaded loads on asking', async () => {
  await renderCheckout({ [STATUS]: failure(409, 'already_pro', 'No.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Your checkout could not be loaded.');
  stubServer({ [STATUS]: UNPAID });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await payButton()).toBeTruthy();
});
