import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

const FREE = [
  { title: 'Prompt guide', file: 'framewright-prompting-guide.pdf' },
  { title: 'Anatomy cheat sheet', file: 'framewright-cheat-sheet.pdf' },
] as const;

for (const { title, file } of FREE) {
  test(`${title}: the file that comes is a PDF under its own name`, async ({ signedIn: page }) => {
    await page.goto('/downloads');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${title}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
  });
}

test('what belongs to Pro is locked on the free plan, on the page as over HTTP', async ({
  signedIn: page,
  request,
  account,
}) => {
  await page.goto('/downloads');
  await expect(page.getByRole('button', { name: /^Download / })).toHaveCount(FREE.length);
  const answer = await request.get('/api/downloads/prompt-pack', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status()).toBe(403);
  await page.getByRole('link', { name: 'Upgrade to unlock Pro prompt pack' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('without a session nobody gets a file', async ({ page, request }) => {
  expect((await request.get('/api/downloads/cheat-sheet')).status()).toBe(401);
  await page.goto('/downloads');
  await expect(page).toHaveURL('/auth?next=%2Fdownloads');
});

test.describe('a server in trouble', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a download that failed is said in its card, and pressing again works', async ({ signedIn: page }) => {
    await page.route('**/api/downloads/cheat-sheet', (route) => route.abort(), { times: 1 });
    await page.goto('/downloads');
    const button = page.getByRole('button', { name: 'Download Anatomy cheat sheet' });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText('The download did not work. Please try again.');
    const coming = page.waitForEvent('download');
    await button.click();
    expect(await (await coming).failure()).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the list can be tried again', async ({ signedIn: page }) => {
    await page.route('**/api/downloads', (route) => route.fulfill({ status: 403, body: '{}' }), { times: 1 });
    await page.goto('/downloads');
    await expect(page.getByText('The downloads could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Anatomy cheat sheet' })).toBeVisible();
  });
});
