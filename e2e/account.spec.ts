import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { type Account, expect, spendPrompts, test } from './fixtures.ts';

const NEW_PASSWORD = 'harbour-lantern-24';

/** Signs in over HTTP, as another device would. */
function signIn(request: APIRequestContext, { email }: Account, password: string) {
  return request.post('/api/auth/login', { data: { email, password } });
}

function profileStatus(request: APIRequestContext, token: string | null) {
  return request
    .get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })
    .then((answer) => answer.status());
}

test('the header leads to what is known about the account', async ({ signedIn: page, account }) => {
  await spendPrompts(page, account, 2);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  const main = page.getByRole('main');
  await expect(main.getByText(account.email)).toBeVisible();
  await expect(main.getByRole('img', { name: '2 of 20 prompts used' })).toBeVisible();
  await expect(main.getByText('Pro is $5 per month')).toBeVisible();
  await main.getByRole('link', { name: 'Compare plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a new name is kept', async ({ signedIn: page }) => {
  await page.goto('/account');
  await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara Lindqvist');
});

test('a new password signs out every other device, and not this one', async ({
  signedIn: page,
  request,
  account,
}) => {
  const { access_token: other }: { access_token: string } = await (
    await signIn(request, account, account.password)
  ).json();
  await page.goto('/account');
  await page.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible();
  for (const ended of [other, account.token]) expect(await profileStatus(request, ended)).toBe(401);
  expect((await signIn(request, account, account.password)).status()).toBe(401);
  expect((await signIn(request, account, NEW_PASSWORD)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
});

test('my data comes as a file that holds me and nobody else', async ({ signedIn: page, account }) => {
  await spendPrompts(page, account, 1);
  await page.goto('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('framewright-data.json');
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept.user.email).toBe(account.email);
  expect(kept.generations).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(account.token);
});

test('the deletion can be called off by keyboard', async ({ signedIn: page, request, account }) => {
  await page.goto('/account');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(/until midnight UTC/)).toBeVisible();
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await profileStatus(request, account.token)).toBe(200);
});

test.describe('refusals', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a wrong current password changes nothing', async ({ signedIn: page, request, account }) => {
    await page.goto('/account');
    const current = page.getByLabel('Current password', { exact: true });
    await current.fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is wrong.')).toBeVisible();
    await expect(current).toBeFocused();
    expect((await signIn(request, account, account.password)).status()).toBe(200);
  });

  test('deleting takes the password, and then all is gone', async ({ signedIn: page, request, account }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Your password', { exact: true });
    await password.fill('not the password');
    await password.press('Enter');
    await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
    await password.fill(account.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(await profileStatus(request, account.token)).toBe(401);
    expect((await signIn(request, account, account.password)).status()).toBe(401);
  });

  test('a billing portal that cannot be opened is said', async ({ signedIn: page }) => {
    await page.route('**/api/stripe/portal', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/account');
    await page.getByRole('button', { name: 'Billing portal' }).click();
    await expect(page.getByText('The billing portal could not be opened. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/account');
  });
});
