import type { APIRequestContext } from '@playwright/test';
import { type Account, expect, test } from './fixtures.ts';

/** Begins a checkout over HTTP. @returns the page where it is paid, and its id */
async function beginCheckout(request: APIRequestContext, token: string) {
  const answer = await request.post('/api/stripe/create-checkout-session', {
    data: { package: 'pro_subscription' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  const { checkout_url }: { checkout_url: string } = await answer.json();
  return { url: checkout_url, id: new URL(checkout_url).searchParams.get('session_id') ?? '' };
}

function complete(request: APIRequestContext, { token }: Account, id: string) {
  return request
    .post(`/api/sandbox/checkout/${id}/complete`, { headers: { authorization: `Bearer ${token}` } })
    .then((answer) => answer.status());
}

test('from free to pro through the sandbox, and back', async ({ signedIn: page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Upgrade to Pro - $5/month' }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\?session_id=/);
  await expect(page.getByText('No money moves here')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $5.00 (sandbox)' }).dblclick();

  const welcome = page.getByRole('heading', { name: 'Welcome to Pro' });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL('/account');
  await expect(welcome).toBeHidden();
  const billing = page.getByText(/^Pro is active and renews on/);
  await expect(billing).toBeVisible();
  await expect(page.getByRole('button', { name: /Upgrade/ })).toHaveCount(0);
  await page.reload();
  await expect(billing).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await page.goto('/prompt-library');
  await expect(page.getByText('Showing 86 of 86 prompts')).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Cancel the sandbox plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro - $5/month' })).toBeVisible();
  await page.goto('/prompt-library');
  await expect(page.getByText('Showing 86 of 86 prompts')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Upgrade to Pro/ })).toBeVisible();
});

test('whoever does not pay can go back, and nothing is bought', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.goto((await beginCheckout(request, account.token)).url);
  await page.getByRole('link', { name: 'Back to pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro - $5/month' })).toBeVisible();
});

test('a payment that is confirmed late is waited for', async ({ signedIn: page, account, request }) => {
  const { id } = await beginCheckout(request, account.token);
  await page.goto(`/account?session_id=${id}`);
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  expect(await complete(request, account, id)).toBe(200);
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible();
});

test('deleting an account says that its subscription goes too', async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await beginCheckout(request, account.token);
  expect(await complete(request, account, id)).toBe(200);
  await page.goto('/account');
  await expect(page.getByText(/^Pro is active/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog').getByText(/Your subscription is cancelled too/)).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("somebody else's payment is neither paid nor confirmed", async ({
    signedIn: page,
    account,
    request,
  }) => {
    const person = { name: 'Ada', email: `other-${account.email}`, password: account.password };
    const answer = await request.post('/api/auth/register', { data: person });
    const { access_token: other }: { access_token: string } = await answer.json();
    const { url, id } = await beginCheckout(request, other);
    await page.goto(url);
    await expect(page.getByText(/There is no such checkout for this account/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0);
    await page.goto(`/account?session_id=${id}`);
    await expect(page.getByText('This payment does not belong to this account.')).toBeVisible();
    expect(await complete(request, account, id)).toBe(404);
  });
});
