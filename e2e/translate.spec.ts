import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { dusk, withText } from './png.ts';

const A1111 = `(masterpiece:1.2), (violin maker:1.3), old workshop, soft window light, 35mm lens, <lora:film:0.6>
Negative prompt: blurry, cats
Steps: 30, Sampler: Euler a, Seed: 42, Size: 832x1216`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a visitor translates a prompt by keyboard, and finds it again after a reload', async ({ page }) => {
  await page.goto('/translate');
  await page.getByLabel('Your prompt').focus();
  await page.keyboard.insertText(A1111);
  const prose = page.getByRole('article', { name: 'Natural prose' });
  await expect(prose).toContainText('violin maker, old workshop, soft window light, 35mm lens, sharp focus');
  const named = page.getByRole('region', { name: 'AUTOMATIC1111 prompt' });
  await expect(named).toContainText('with a negative prompt and 5 settings');
  await expect(named).toContainText(/Recognised, \d+ %/);
  const lost = page.getByRole('region', { name: 'What changed' });
  await expect(lost.getByRole('listitem').filter({ hasText: '<lora:film:0.6>' })).toContainText('left out');

  await expect(lost).toContainText(/\d+ kept, \d+ said otherwise, \d+ lost/);
  const blurry = lost.getByRole('listitem').filter({ hasText: 'blurry' });
  await expect(blurry.getByRole('img', { name: 'Said otherwise' })).toBeVisible();
  await expect(blurry).toContainText('sharp focus');
  const caption = page.getByRole('region', { name: 'The same as a FLUX.2 caption' });
  await expect(caption.getByText('subjects.description', { exact: true })).toBeVisible();

  const targets = page.getByRole('group', { name: 'Written for' });
  await targets.getByRole('button', { name: 'Natural prose' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const midjourney = page.getByRole('article', { name: 'Midjourney' });
  await expect(midjourney).toContainText('--no blurry, cats --seed 42 --ar 13:19');
  await midjourney.getByRole('button', { name: 'Copy for Midjourney' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prompt copied to clipboard!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('35mm lens --no blurry, cats');

  await page.reload();
  await expect(page.getByLabel('Your prompt')).toHaveValue(A1111);
  await expect(midjourney).toContainText('--no blurry, cats');

  await named.getByRole('button', { name: 'Not that?' }).press('Enter');
  await named.getByRole('button', { name: 'ComfyUI' }).press('Enter');
  await expect(page.getByRole('region', { name: 'ComfyUI prompt' })).toContainText('because you said so');
});

test('a phrase of the result is swapped; a caption is shown in lines and copied in one', async ({ page }) => {
  await page.goto('/translate');
  await page.getByLabel('Your prompt').fill(A1111);
  const prose = page.getByRole('article', { name: 'Natural prose' });
  await prose.locator('.phrase.el-light').first().click();
  const option = page.getByRole('option').first();
  await option.hover();
  const other = await option.locator('.swap-option-text').innerText();
  await option.click();
  await expect(prose.locator('.anatomy')).toContainText(other);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await prose.getByRole('button', { name: 'Copy for Natural prose' }).click();
  await expect.poll(copied).toContain(other);

  await page.getByRole('button', { name: 'FIBO caption' }).click();
  const fibo = page.getByRole('article', { name: 'FIBO caption' });
  await expect(fibo.locator('.anatomy')).toContainText('{\n  "short_description"', { useInnerText: true });
  await fibo.getByRole('button', { name: 'Copy for FIBO caption' }).click();
  await expect.poll(copied).toMatch(/^\{"short_description":"[^\n]+\}$/);
});

test('a picture brings its prompt along; one without says so', async ({ page }) => {
  await page.goto('/translate');
  const input = page.locator('input[type=file]');
  const picture = dusk(64, 64, 4);
  await input.setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('This picture carries no prompt.')).toBeVisible();
  const buffer = withText(picture, 'parameters', A1111);
  await input.setInputFiles({ name: 'violin.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('From violin.png, written by AUTOMATIC1111.')).toBeVisible();
  await expect(page.getByLabel('Your prompt')).toHaveValue(/Negative prompt: blurry, cats\nSteps: 30/);
  await expect(page.getByRole('article', { name: 'Natural prose' })).toContainText('violin maker');
});

for (const { theme, viewport } of [
  { theme: 'light', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(() => {
    test.use({ viewport, colorScheme: theme });

    test(`the screen is accessible, ${theme}, ${viewport.width} px`, async ({ page }) => {
      const check = async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'no sideways scroll').toBeLessThanOrEqual(viewport.width);
        await expectAccessible(page);
      };
      await page.goto('/translate');
      await expect(page.getByText('Nothing to translate yet')).toBeVisible();
      await check();
      await page.getByLabel('Your prompt').fill(A1111);
      await page.getByRole('button', { name: 'NovelAI' }).click();
      await page.getByRole('button', { name: 'Not that?' }).click();
      await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
      await check();
      await page.getByRole('button', { name: 'Ideogram caption' }).last().click();
      await expect(page.getByRole('article', { name: 'Ideogram caption' })).toBeVisible();
      await check();
    });
  });
}
