import { STRATEGIES } from '@framewright/content/open/guides/strategies';
import { expect, test, watchFor } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a strategy is copied, and says so for two seconds', async ({ signedIn: page }) => {
  await page.goto('/guide');
  const copy = page.getByRole('button', { name: /^Copy Template/ });
  await expect(copy).toHaveCount(6);
  const confirmed = await watchFor(page, 'Copied!');
  await copy.first().click();
  await confirmed();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(STRATEGIES[0]?.template);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeHidden();
});

test('ready prompts come by category, and go to the generator by a full page load', async ({
  signedIn: page,
}) => {
  await page.goto('/guide');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /^Editing/ }).click();
  const shown = page.getByRole('region', { name: 'Editing' }).getByRole('article');
  await expect(shown.first()).toBeVisible();
  const prompt = await shown.first().locator('.anatomy').textContent();
  await shown
    .first()
    .getByRole('button', { name: /^Open in generator: / })
    .click();
  await expect(page).toHaveURL('/generator?tab=images');
  await expect(page.getByLabel('Description')).toHaveValue(prompt ?? '?');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('the button at the head opens the generator by a full page load', async ({ signedIn: page }) => {
  await page.goto('/guide');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Open the generator' }).click();
  await expect(page).toHaveURL('/generator');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

for (const address of ['/guide', '/seedream-guide', '/sora2-guide']) {
  test(`${address}: contents follow the scroll, sections can be shared`, async ({ signedIn: page }) => {
    await page.goto(address);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents.first()).toHaveAttribute('aria-current', 'location');
    const third = contents.nth(2);
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'location');
    await expect(contents.first()).not.toHaveAttribute('aria-current');

    const shared = page.url();
    expect(new URL(shared).hash).not.toBe('');
    await page.goto('/dashboard');
    await page.goto(shared);
    const heading = page.locator(`[id="${new URL(shared).hash.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    await expect(third).toHaveAttribute('aria-current', 'location');

    await expect(page.getByText('Checked on 20 November 2026', { exact: true })).toBeVisible();
    for (const link of await page.locator('main a[target="_blank"]').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    }
    const foot = page.getByRole('navigation', { name: 'The other guides' }).getByRole('link');
    await expect(foot).toHaveCount(3);
    await foot.filter({ hasText: 'Back to top' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test('on paper all prompts are there, and nothing to press', async ({ signedIn: page }) => {
  await page.goto('/guide');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Editing' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
