import { expect, test } from './fixtures.ts';

test('what is missing is said at its field', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please enter your email.').first()).toBeVisible();
  await expect(page.getByText('Please enter your password.').first()).toBeVisible();
  await page.getByLabel('Email').fill('mara at home');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
});

test('the way to a new account is an address, which holds before any script', async ({ page, request }) => {
  const html = await (await request.get('/auth')).text();
  const [, address = ''] = /href="([^"]*create[^"]*)"/.exec(html) ?? [];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('Google is not offered where it is not set up', async ({ page }) => {
  const config = page.waitForResponse(/\/api\/config$/);
  await page.goto('/auth');
  await config;
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
});

test('an error from third-party sign-in leads back, and the address is clean', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByText('Google authentication failed').first()).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('a link with a token signs nobody in who did not begin to', async ({ page, account }) => {
  await page.goto(`/auth/callback?token=${account.token}`);
  await expect(page.getByText('Authentication failed', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test.describe('refusals', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a wrong password', async ({ page, account }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('The email or the password is wrong.').first()).toBeVisible();
  });

  test('an email that is taken', async ({ page, account }) => {
    await page.goto('/auth');
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Name').fill('Somebody else');
    await page.getByLabel('Email').fill(account.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('lantern-harbour-43');
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('An account with this email already exists.').first()).toBeVisible();
  });

  test('a rejected token', async ({ page, context, baseURL }) => {
    // As if it had begun here.
    const mark = { name: 'framewright_signed_in', value: 'begun-here', path: '/auth/callback' };
    await context.addCookies([{ ...mark, domain: new URL(baseURL ?? '').hostname }]);
    const body = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url');
    await page.goto(`/auth/callback?token=e30.${body}.forged&mark=begun-here`);
    await expect(page.getByText('Authentication failed', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});
