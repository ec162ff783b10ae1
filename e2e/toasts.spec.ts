import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const TOAST = '[data-sonner-toast][data-visible="true"]:not([data-removed="true"])';

async function provoke(page: Page, times = 1) {
  for (let count = 0; count < times; count += 1) {
    await page.getByRole('button', { name: 'Generate prompts' }).click();
  }
  // What a click asks for may come a little later than the click; its toast comes in by the test's time.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator('[data-sonner-toast]').count();
    })
    .toBe(times);
  await page.clock.runFor(400);
}

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/generator');
  await page.getByLabel('Subject').waitFor();
  // It comes after the page, and would not while time stands still.
  await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000); // From here on, time is the test's.
});

test('a toast closes after four seconds', async ({ signedIn: page }) => {
  await provoke(page);
  const toast = page.locator(TOAST);
  await expect(toast).toHaveCount(1);
  expect((await toast.boundingBox())?.width).toBe(356);
  await page.clock.runFor(3_300);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(800);
  await expect(toast).toHaveCount(0);
});

for (const attention of ['focus', 'hover'] as const) {
  test(`a toast stays during ${attention}`, async ({ signedIn: page }) => {
    await provoke(page);
    const toast = page.locator(TOAST);
    await toast[attention]();
    await page.clock.runFor(9_000);
    await expect(toast).toHaveCount(1);
    if (attention === 'focus') await page.getByLabel('Subject').focus();
    else await page.mouse.move(10, 10);
    await page.clock.runFor(4_500);
    await expect(toast).toHaveCount(0);
  });
}

test('three are visible at once', async ({ signedIn: page }) => {
  await provoke(page, 4);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(4);
  await expect(page.locator(TOAST)).toHaveCount(3);
});
