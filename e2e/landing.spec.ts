import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllViews, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const SUBJECT = 'An old red car on a desert road';

const box = (page: Page) => page.getByLabel('Your subject');
const take = (page: Page, name: 'Studio' | 'Cinematic' | 'Minimal') => page.getByRole('article', { name });

async function write(page: Page, subject = SUBJECT): Promise<void> {
  await box(page).fill(subject);
  await page.getByRole('button', { name: 'Write three takes' }).click();
  await expect(page.getByRole('heading', { name: `Three takes on “${subject}”` })).toBeVisible();
}

async function createAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('Name').fill('Mara Lind');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('lantern-harbour-42');
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a visitor writes, copies, takes another, and keeps it through registration', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Three samples to copy' })).toBeVisible();
  await write(page);
  await expect(take(page, 'Studio')).toContainText('old red car');
  await expect(page.getByRole('img', { name: /^Sketch of the/ })).toHaveCount(3);
  await take(page, 'Cinematic').getByRole('button', { name: 'Copy the cinematic prompt' }).click();
  const first = await take(page, 'Cinematic').locator('.anatomy').innerText();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  await page.getByRole('button', { name: 'Another take' }).click();
  await expect(take(page, 'Cinematic').locator('.anatomy')).not.toHaveText(first);
  const kept = await take(page, 'Cinematic').locator('.anatomy').innerText();
  await page.getByRole('link', { name: 'Keep these' }).click();
  await expect(page.getByText('Your three takes wait for you:')).toContainText(SUBJECT);
  await createAccount(page);
  await expect(take(page, 'Cinematic').locator('.anatomy')).toHaveText(kept);
  await expect(page).toHaveURL('/generator');
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();
  await page.reload();
  await expect(take(page, 'Cinematic').locator('.anatomy')).toHaveText(kept);
  await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();
});

test('what was tried is kept by any way to an account, and nothing else is written', async ({ page }) => {
  await page.goto('/');
  await write(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Three takes on “${SUBJECT}”` })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).first().click();
  await createAccount(page);
  await expect(take(page, 'Studio')).toContainText('old red car');
  await page.goto('/generator?take=tried');
  await expect(page).toHaveURL('/generator');
  await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();
});

test('by keyboard alone, with the focus kept', async ({ page }) => {
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type(SUBJECT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Three takes on “${SUBJECT}”` })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(
    page.locator('[aria-live]').filter({ hasText: `Three takes on ${SUBJECT} are written` }),
  ).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Write three takes' })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'A perfume bottle' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy the studio prompt' })).toBeFocused();
  await page.keyboard.press('Tab');
  const phrase = take(page, 'Studio').locator('.phrase').first();
  await expect(phrase).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(take(page, 'Studio').locator('.phrase').nth(1)).toHaveAttribute('data-open');
  const another = page.getByRole('button', { name: 'Another take' });
  await another.focus();
  const before = await take(page, 'Studio').locator('.anatomy').innerText();
  await page.keyboard.press('Enter');
  await expect(take(page, 'Studio').locator('.anatomy')).not.toHaveText(before);
  await expect(another).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Keep these' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
});

test('before and after writing it is accessible in every view', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expectAccessibleInAllViews(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Write three takes' }).click();
  await expect(page.getByText('Please enter a subject for your prompt')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await write(page);
  await expectAccessibleInAllViews(page);
});

test.describe('on small screens', () => {
  for (const width of [390, 320])
    test(`the takes come into view at ${width} px, and nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/');
      const subject = `${'a fox in the snow, '.repeat(80)}${'x'.repeat(400)}`;
      await box(page).fill(subject);
      await box(page).press('Enter');
      const heading = page.getByRole('heading', { name: /^Three takes on/ });
      await expect(heading).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Another take' }).click();
      await expect(heading).toBeInViewport();
    });
});

test.describe('what goes wrong', () => {
  test.use({ expectedMessages: /status of 429|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('without a connection it says so, and goes on where there is one again', async ({ page, context }) => {
    await page.goto('/');
    await box(page).fill(SUBJECT);
    // What says so has to be there: typing has the app come.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await box(page).press('Enter');
    await expect(
      page.getByText('The server could not be reached. Please check your connection and try again.'),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(box(page)).toHaveValue(SUBJECT);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(take(page, 'Studio')).toContainText('old red car');
  });

  test('where the hour is used up, an account goes on with the subject', async ({ page }) => {
    const detail = 'That is all that can be tried from this address in an hour.';
    await page.route('**/api/prompts/try', (route) =>
      route.fulfill({ status: 429, json: { detail, code: 'too_many_tries', request_id: 'x' } }),
    );
    await page.goto('/');
    await box(page).fill(SUBJECT);
    await box(page).press('Enter');
    const told = page.getByRole('alert').filter({ hasText: detail });
    await expect(told).toBeVisible();
    await expectAccessibleInAllViews(page);
    await told.getByRole('link', { name: 'Get started' }).click();
    await createAccount(page);
    await expect(take(page, 'Studio')).toContainText('old red car');
  });
});

test('what is typed and sent before the app has come is written when it has', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  await box(page).fill(SUBJECT);
  await box(page).press('Enter');
  gate.resolve();
  await expect(take(page, 'Studio')).toContainText('old red car');
});

test('somebody who is signed in writes with their account', async ({ signedIn: page }) => {
  await page.goto('/');
  await expect(page.getByText('Written in your generator, and kept in My work.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get started' })).toHaveCount(0);
  await box(page).fill(SUBJECT);
  await box(page).press('Enter');
  await expect(take(page, 'Studio')).toContainText('old red car');
  await expect(page).toHaveURL('/generator');
  await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to an account, with its words', async ({ page }) => {
    await page.goto('/');
    await box(page).fill(SUBJECT);
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/auth\?create=&next=.*&subject=An\+old\+red\+car/);
  });
});

test('a subject that comes with an address waits in the generator, and is not written unasked', async ({
  page,
}) => {
  await page.goto(`/auth?create=&next=${encodeURIComponent('/generator?take=tried')}&subject=An+old+red+car`);
  await expect(page.getByText('Your subject waits for you:')).toContainText('An old red car');
  await createAccount(page);
  await expect(page).toHaveURL('/generator');
  await expect(page.getByLabel('Subject')).toHaveValue('An old red car');
  await expect(page.getByText('20 of 20 prompts left today')).toBeVisible();
});
