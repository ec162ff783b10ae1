import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Billing } from './billing.tsx';

const BILLING = 'GET /api/billing';
const PORTAL = 'POST /api/stripe/portal';
const CANCEL = 'POST /api/sandbox/cancel';

const ACTIVE = {
  status: 'active',
  current_period_end: '2026-12-14T12:00:00.000Z',
  cancel_at_period_end: false,
};
const billing = (payments: string, subscription: object | null = null) => ({
  [BILLING]: { body: { payments, subscription } },
});

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

function renderBilling(answers: Parameters<typeof stubServer>[0], plan: 'free' | 'pro' = 'pro') {
  const calls = stubServer(answers);
  renderPage(<Billing plan={plan} upgrade={plan === 'free' ? <p>The way to Pro</p> : null} />);
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a running subscription is said, and the portal is where it is managed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderBilling({
    ...billing('stripe', ACTIVE),
    [PORTAL]: { body: { portal_url: 'https://billing.example/p/1' } },
  });
  expect(await screen.findByText('Pro is active and renews on 14 December 2026.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the sandbox plan' })).toBeNull();
  expect(screen.queryByText(/no money moves/)).toBeNull();
  press('Billing portal');
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://billing.example/p/1'));
});

test.each([
  [
    failure(404, 'not_found', 'There is nothing here.'),
    'The billing portal could not be opened. Please try again.',
  ],
  [
    failure(409, 'no_subscription', 'There is no subscription to manage.'),
    'There is no subscription to manage.',
  ],
  [failure(503, 'payments_not_configured', 'Payments are not set up here.'), 'Payments are not set up here.'],
])('a portal that does not open says why where that is known', async (answer, sentence) => {
  renderBilling({ ...billing('stripe'), [PORTAL]: answer });
  press('Billing portal');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('where nobody takes money it is said, and the way to Pro stays', async () => {
  renderBilling(billing('none'), 'free');
  expect(await screen.findByText('Payments are not set up on this server.')).toBeTruthy();
  expect(screen.getByText('The way to Pro')).toBeTruthy();
});

test('the sandbox plan is cancelled once that is confirmed, and the page begins anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const calls = renderBilling({ ...billing('sandbox', ACTIVE), [CANCEL]: { body: { success: true } } });
  expect(await screen.findByText(/in a sandbox: no money moves/)).toBeTruthy();
  press('Cancel the sandbox plan');
  expect(await screen.findByRole('dialog', { name: 'Cancel the sandbox plan?' })).toBeTruthy();
  press('Keep Pro');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ call }) => call === CANCEL)).toBe(false);
  press('Cancel the sandbox plan');
  press('Cancel the plan');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toHaveProperty('disabled', true);
});

test('a cancellation that fails says so in the dialog, and can be tried again', async () => {
  renderBilling({ ...billing('sandbox', ACTIVE), [CANCEL]: 'no connection' });
  await screen.findByText(/in a sandbox/);
  press('Cancel the sandbox plan');
  press('Cancel the plan');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The sandbox plan could not be cancelled. Please try again.',
  );
  expect(dialog.getByRole('button', { name: 'Cancel the plan' })).toHaveProperty('disabled', false);
});

test.each([
  ['never was one', null],
  ['is over', { ...ACTIVE, status: 'canceled' }],
])('there is no sandbox plan to cancel where there %s', async (_, subscription) => {
  renderBilling(billing('sandbox', subscription), 'free');
  await screen.findByText(/in a sandbox/);
  expect(screen.queryByRole('button', { name: 'Cancel the sandbox plan' })).toBeNull();
});

test('a subscription that could not be loaded is said, and loads on asking', async () => {
  renderBilling({ [BILLING]: failure(409, 'no_subscription', 'No.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Your subscription could not be loaded.');
  stubServer(billing('stripe', ACTIVE));
  press('Try again');
  expect(await screen.findByText('Pro is active and renews on 14 December 2026.')).toBeTruthy();
});
