import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import PricingPage from './pricing.tsx';

const CHECKOUT = 'POST /api/stripe/create-checkout-session';
const upgrade = () => fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro - $5/month' }));

async function renderFor(plan: 'free' | 'pro', answers: Parameters<typeof stubServer>[0] = {}) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({ 'GET /api/auth/profile': { body: { ...MARA, plan } }, ...answers });
  renderPage(<PricingPage />, '/pricing');
  await screen.findByText('Your plan');
  return calls;
}

test('a visitor is asked to sign in, and comes back', async () => {
  stubServer({});
  renderPage(<PricingPage />, '/pricing');
  upgrade();
  expect(await screen.findByText('At /auth?next=%2Fpricing')).toBeTruthy();
  expect(await screen.findByText('Please sign in to upgrade your plan')).toBeTruthy();
});

test('a free user leaves for the checkout', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const calls = await renderFor('free', {
    [CHECKOUT]: { body: { checkout_url: 'https://checkout.example/c/1' } },
  });
  upgrade();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example/c/1'));
  expect(calls.at(-1)).toEqual({ call: CHECKOUT, body: { package: 'pro_subscription' } });
});

test.each([
  ['refused', failure(404, 'not_found', 'There is nothing at this address.')],
  ['unreachable', 'no connection' as const],
  ['an address that runs a script', { body: { checkout_url: 'javascript:alert(1)' } }],
])('a checkout that is %s says so and leaves nobody anywhere', async (_, answer) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await renderFor('free', { [CHECKOUT]: answer });
  upgrade();
  expect(await screen.findByText('Failed to create checkout session. Please try again.')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('a pro user has nothing to buy', async () => {
  await renderFor('pro');
  expect(screen.getByRole('button', { name: 'Current plan' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
});
