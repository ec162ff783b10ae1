import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { dusk } from './png.ts';

const SUBJECT = 'a violin maker in her workshop, fitting the last string';

/** Writes the takes of a subject. @returns the studio take */
async function write(page: Page, subject = SUBJECT): Promise<Locator> {
  await page.goto('/generator');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const studio = page.getByRole('article', { name: 'Studio' });
  await studio.getByRole('img', { name: 'Sketch of the studio take' }).waitFor();
  return studio;
}

const light = (within: Locator) => within.locator('.phrase.el-light').first();
const options = (page: Page) => page.getByRole('option');
const words = (option: Locator) => option.locator('.swap-option-text').innerText();
const textOf = (card: Locator) => card.locator('.anatomy').innerText();

async function clipboard(page: Page, card: Locator): Promise<string> {
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByText('Prompt copied to clipboard!').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a phrase is swapped by pointer: text and drawing follow, and what is kept is what is used', async ({
  signedIn: page,
}) => {
  const studio = await write(page);
  const before = await textOf(studio);
  const was = await light(studio).innerText();
  const sketch = studio.getByRole('img', { name: 'Sketch of the studio take' });
  await expect(sketch).toHaveCSS('opacity', '1');
  const drawn = await sketch.screenshot();

  await light(studio).click();
  const dialog = page.getByRole('dialog', { name: 'Change the light' });
  await expect(dialog).toContainText('Does');
  await expect(dialog).toContainText('Here because');
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).count()).toBeGreaterThan(1);
  expect(await options(page).count()).toBeLessThanOrEqual(6);

  const second = options(page).nth(1);
  const other = await words(second);
  await second.hover();
  await expect(studio.getByText(/^Trying /)).toBeVisible();
  await expect(light(studio)).toHaveText(other);
  await expect(async () => expect((await sketch.screenshot()).equals(drawn)).toBe(false)).toPass();

  await second.click();
  await expect(dialog).toBeHidden();
  await expect(light(studio)).toBeFocused();
  expect(await textOf(studio)).toBe(before.replace(was, other));
  expect(await clipboard(page, studio)).toBe(before.replace(was, other));
  await studio.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(before.replace(was, other));
});

test('a phrase is swapped, and the swap undone, by keyboard alone', async ({ signedIn: page }) => {
  const studio = await write(page);
  const before = await textOf(studio);
  await light(studio).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  expect(await textOf(studio)).not.toBe(before);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(light(studio)).toBeFocused();
  expect(await textOf(studio)).toBe(before);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(light(studio)).toBeFocused();
  expect(await textOf(studio)).not.toBe(before);
  await expect(studio.getByText(/^Light is now/)).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(studio.getByText(/^Light is now/)).toBeHidden();
  expect(await textOf(studio)).toBe(before);
});

test('swaps are undone one after the other, also from within', async ({ signedIn: page }) => {
  const studio = await write(page);
  const before = await textOf(studio);
  for (const element of ['light', 'camera']) {
    await studio.locator(`.phrase.el-${element}`).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(studio.locator(`.phrase.el-${element}`).first()).toBeFocused();
  }
  const swapped = await textOf(studio);
  await light(studio).click();
  await page.getByRole('button', { name: 'Undo last swap' }).click();
  await expect.poll(() => textOf(studio)).not.toBe(swapped);
  await page.getByRole('button', { name: 'Undo last swap' }).click();
  await expect(page.getByRole('button', { name: 'Undo last swap' })).toBeHidden();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(await textOf(studio)).toBe(before);
});

test('a locked phrase survives another take, swapped or not, until it is unlocked', async ({
  signedIn: page,
}) => {
  const studio = await write(page);
  await light(studio).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(light(studio)).toBeFocused();
  const kept = (await light(studio).innerText()).toLowerCase();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').press('l');
  await page.keyboard.press('Escape');

  const held = page.getByRole('region', { name: 'Held for the next take' });
  await expect(held).toContainText('Studio Light');
  const first = await textOf(studio);
  await page.getByRole('button', { name: 'Another take' }).click();
  await expect(studio.locator('.anatomy')).not.toHaveText(first);
  expect((await textOf(studio)).toLowerCase()).toContain(kept);
  await expect(studio.getByRole('button', { name: /^Locked / })).toHaveCount(1);
  // Locks and swaps are no prompts; another take is one.
  await expect(page.getByText('18 of 20 prompts left today')).toBeVisible();

  await held.getByRole('button', { name: 'Unlock' }).click();
  await expect(held).toBeHidden();
  await expect(studio.getByRole('button', { name: /^Locked / })).toHaveCount(0);
});

test('a prompt of the library is swapped, and copied as it is shown', async ({ pro: page }) => {
  await page.goto('/prompt-library');
  const card = page.getByRole('article').first();
  await card.getByText('Show More').click();
  const before = await textOf(card);
  const phrase = light(card);
  await phrase.click();
  await options(page).first().hover();
  const other = await words(options(page).first());
  await options(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(phrase).toHaveText(other);
  const copied = await clipboard(page, card);
  expect(copied).toContain(other);
  expect(copied).not.toBe(before);
});

test('a visitor swaps a phrase of an extracted prompt', async ({ page }) => {
  await page.goto('/image-prompt-extractor');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dusk.png', mimeType: 'image/png', buffer: dusk(320, 240, 4) });
  const card = page.getByRole('article', { name: 'Extracted prompt' });
  await light(card).click();
  const dialog = page.getByRole('dialog', { name: 'Change the light' });
  await expect(dialog.getByRole('button', { name: 'Lock' })).toHaveCount(0);
  await options(page).first().hover();
  const other = await words(options(page).first());
  await options(page).first().click();
  expect(await clipboard(page, card)).toContain(other);
});

test.describe('failures', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('too many at once, then again', async ({ signedIn: page }) => {
    const studio = await write(page);
    await page.route('**/api/prompts/alternatives', (route) =>
      route.fulfill({
        status: 429,
        json: {
          detail: 'Too many alternatives asked for.',
          code: 'too_many_alternatives',
          request_id: 'e2e',
        },
      }),
    );
    await light(studio).click();
    await expect(page.getByRole('alert')).toContainText('Too many alternatives asked for.');
    await page.unroute('**/api/prompts/alternatives');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is written comes into view; a phrase opens a sheet below it; a tap tries, another keeps', async ({
    signedIn: page,
  }) => {
    const studio = await write(page);
    await expect(page.getByRole('heading', { name: 'Three takes' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Three takes' })).toBeInViewport();

    const was = await light(studio).innerText();
    await light(studio).tap();
    const sheet = page.getByRole('dialog', { name: 'Change the light' });
    await expect(options(page).first()).toBeVisible();
    await expect(async () => {
      const box = await sheet.boundingBox();
      const phrase = await light(studio).boundingBox();
      if (!box || !phrase) throw new Error('Both are there.');
      expect(box.y + box.height).toBeCloseTo(844, 0);
      expect(box.height).toBeLessThanOrEqual(844 * 0.6 + 1);
      expect(phrase.y + phrase.height).toBeLessThanOrEqual(box.y);
    }).toPass();

    const other = await words(options(page).nth(1));
    await options(page).nth(1).tap();
    await expect(light(studio)).toHaveText(other);
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(light(studio)).toHaveText(was);

    await light(studio).tap();
    await options(page).nth(1).tap();
    await options(page).nth(1).tap();
    await expect(sheet).toBeHidden();
    await expect(light(studio)).toHaveText(other);
  });
});

for (const { theme, viewport } of [
  { theme: 'light', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(() => {
    test.use({ viewport, colorScheme: theme });

    test(`the open phrase is accessible, ${theme}, ${viewport.width} px`, async ({ signedIn: page }) => {
      const studio = await write(page);
      await light(studio).click();
      await expect(page.getByRole('listbox')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('l');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'no sideways scroll').toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page);
    });
  });
}
