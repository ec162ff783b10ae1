import { expect, test } from './fixtures.ts';

test('a key is made, works for a program, is led to by the Connect page, and ends when it is revoked', async ({
  signedIn: page,
  request,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'How to connect a program' }).click();
  await expect(page).toHaveURL('/connect');
  const lines = page.getByRole('article', { name: 'Claude Code' });
  await expect(lines).toContainText(`${new URL(page.url()).origin}/mcp`);
  await page.getByRole('link', { name: 'Make a key' }).click();
  await expect(page).toHaveURL('/account#api-keys');

  const section = page.locator('#api-keys');
  await section.getByLabel('Key name').fill('Night job');
  await expect(section.getByLabel('Read')).toBeChecked();
  await expect(section.getByLabel('Spend')).not.toBeChecked();
  await section.getByRole('button', { name: 'Create key' }).press('Enter');
  const shown = section.getByRole('region', { name: 'The key ‘Night job’ is ready' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^fw_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(section.getByText(/never used · ends/)).toBeVisible();

  const headers = { authorization: `Bearer ${secret}` };
  const written = await request.post('/api/prompts/generate', { headers, data: { subject: 'a fox' } });
  expect(written.status()).toBe(200);
  const profile = await request.get('/api/auth/profile', { headers });
  expect(profile.status()).toBe(403);
  await page.reload();
  await expect(section.getByText(/last used Today/)).toBeVisible();

  await section.getByRole('button', { name: 'Rename Night job' }).click();
  await page.getByLabel('New name').fill('Day job');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Day job')).toBeVisible();
  expect((await request.get('/api/usage', { headers })).status()).toBe(200);

  await section.getByRole('button', { name: 'Revoke Day job' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(section.getByText('No keys yet.')).toBeVisible();
  expect((await request.get('/api/usage', { headers })).status()).toBe(401);
});

test('the Connect page is for those who are signed in', async ({ page }) => {
  await page.goto('/connect');
  await expect(page).toHaveURL('/auth?next=%2Fconnect');
});
