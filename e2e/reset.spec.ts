import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NEW_PASSWORD = 'harbour-lantern-24';
const SENT = 'If there is an account with this address, a mail is on its way.';

/** The texts of the mails to an address, the newest first. */
async function mailsTo(address: string): Promise<string[]> {
  // Of several processes each has a folder of its own below it.
  const folder = process.env['E2E_DATA_DIR'] ?? '';
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => /(^|[\\/])outbox[\\/][^\\/]+\.eml$/.test(name));
  const mails = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { written: (await stat(file)).mtimeMs, source: await readFile(file, 'utf8') };
    }),
  );
  return mails
    .filter(({ source }) => source.split('\n').some((line) => /^to:/i.test(line) && line.includes(address)))
    .sort((one, other) => other.written - one.written)
    .map(({ source }) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** The link of the newest mail to an address, once there is one. */
async function linkFor(address: string, purpose: 'reset' | 'email'): Promise<string> {
  const link = new RegExp(`https?://[^\\s"<>]+/auth#${purpose}=[\\w-]{43}`);
  const newest = async () => (await mailsTo(address)).flatMap((mail) => link.exec(mail) ?? [])[0] ?? '';
  await expect.poll(newest).not.toBe('');
  return newest();
}

async function askForMail(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The address changes before the page does: until then the field on the screen is that of the sign-in.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page).toHaveURL('/auth?forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

function signInStatus(request: APIRequestContext, email: string, password: string) {
  return request.post('/api/auth/login', { data: { email, password } }).then((answer) => answer.status());
}

test('a lost password: the mail, the new password, and in again', async ({ page, request, account }) => {
  await askForMail(page, account.email);
  await page.goto(await linkFor(account.email, 'reset'));
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
  const profile = await request.get('/api/auth/profile', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(profile.status()).toBe(401);
  expect(await signInStatus(request, account.email, account.password)).toBe(401);
  await signIn(page, account.email, NEW_PASSWORD);
});

test('a link that is pasted into the open page is taken like any other', async ({ page, account }) => {
  await askForMail(page, account.email);
  const link = await linkFor(account.email, 'reset');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Set the password' })).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('an address without an account gets the same answer, and no mail', async ({ page, account }) => {
  const nobody = `nobody-${account.email}`;
  await askForMail(page, nobody);
  // A later mail that has arrived shows that this one never will.
  await askForMail(page, account.email);
  await linkFor(account.email, 'reset');
  expect(await mailsTo(nobody)).toEqual([]);
});

test('a new email takes effect by a press, and signs in', async ({ signedIn: page, request, account }) => {
  const email = `new-${account.email}`;
  await page.goto('/account');
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`A mail is on its way to ${email}.`, { exact: false })).toBeVisible();
  await page.goto(await linkFor(email, 'email'));
  await expect(page).toHaveURL('/auth');
  const confirm = page.getByRole('button', { name: 'Confirm the new email' });
  await expect(confirm).toBeVisible();
  expect(await signInStatus(request, account.email, account.password)).toBe(200);
  await confirm.click();
  await expect(page.getByText('Your new email is confirmed. Please sign in with it.')).toBeVisible();
  expect(await signInStatus(request, account.email, account.password)).toBe(401);
  await signIn(page, email, account.password);
});

test.describe('refusals', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a link works once, and leads on', async ({ page, account }) => {
    await askForMail(page, account.email);
    const link = await linkFor(account.email, 'reset');
    for (const said of [/Your new password is set/, /expired or was used already/]) {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Set the password' }).click();
      await expect(page.getByText(said).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});
