import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { dusk, withText } from './png.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Chooses a form by keyboard. */
async function writeFor(page: Page, form: string) {
  await page.getByRole('combobox', { name: 'Written for' }).first().focus();
  await page.keyboard.press('Enter');
  // In the list: the browser's own control, which stands there until the list comes, has options that take no key.
  await page.getByRole('listbox').getByRole('option', { name: form }).press('Enter');
}

test('takes are shown and copied in the form that was chosen, also after a reload', async ({
  signedIn: page,
}) => {
  const write = async () => {
    await page.getByLabel('Subject').fill('a violin maker in her workshop');
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await page.getByRole('img', { name: 'Sketch of the studio take' }).waitFor();
  };
  await page.goto('/generator');
  await write();
  const studio = page.getByRole('article', { name: 'Studio' });
  const prose = await studio.locator('.anatomy').first().innerText();
  await studio.getByRole('button', { name: 'Copy the studio prompt' }).click();
  await expect.poll(() => copied(page)).toBe(prose);

  await writeFor(page, 'Midjourney');
  const form = studio.getByRole('figure', { name: 'Written for Midjourney' });
  await expect(form).toContainText(/--ar \d+:\d+/);
  await expect(studio.locator('.anatomy').first()).toHaveText(prose);
  await studio.getByRole('button', { name: 'Copy the studio prompt for Midjourney' }).click();
  await expect.poll(() => copied(page)).toMatch(/ --ar \d+:\d+$/);
  await expectAccessible(page);

  await writeFor(page, 'Danbooru tags');
  await studio.getByText(/things? changed$/).press('Enter');
  await expect(studio.getByRole('figure').getByRole('listitem').first()).toContainText('tag');

  await page.reload();
  await write();
  await expect(studio.getByRole('figure', { name: 'Written for Danbooru tags' })).toBeVisible();
});

test('what a picture carries is told and written for another model', async ({ page }) => {
  const words = 'violin maker, (old workshop:1.2), window light\nSteps: 20, Sampler: Euler a, Seed: 4';
  const buffer = withText(dusk(64, 64, 4), 'parameters', words);
  await page.goto('/image-prompt-extractor');
  await page.locator('input[type=file]').setInputFiles({ name: 'v.png', mimeType: 'image/png', buffer });
  const card = page.getByRole('article', { name: 'Extracted prompt' });
  await expect(card).toContainText('Form of this prompt: AUTOMATIC1111');
  const prose = card.getByRole('figure', { name: 'Written for Natural prose' });
  await expect(prose).toContainText('violin maker, old workshop, window light');
  await prose.getByRole('button', { name: 'Copy for Natural prose' }).click();
  await expect.poll(() => copied(page)).not.toContain(':1.2');
});

test('a prompt of the library is copied in the form that was chosen', async ({ pro: page }) => {
  await page.goto('/prompt-library');
  await writeFor(page, 'FLUX.2 caption');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Copy .* for FLUX\.2 caption$/ }).click();
  await expect.poll(() => copied(page)).toMatch(/^\{"scene":/);
  await card.getByText('Show More').click();
  await expect(card.getByRole('figure', { name: 'Written for FLUX.2 caption' })).toContainText('"scene"');
  for (const tab of ['examples', 'templates']) {
    await page.goto(`/prompt-library?tab=${tab}`);
    const forms = page.getByRole('figure', { name: 'Written for FLUX.2 caption' });
    await expect(forms.first()).toContainText('"scene"');
    const copy = page.getByRole('button', { name: /^Copy f.* for FLUX\.2 caption$/ }).first();
    await copy.click();
    await expect.poll(() => copied(page)).toMatch(/^\{"scene":/);
    await expectAccessible(page);
  }
});

test('brackets in a description are noticed, rewritten and put back', async ({ signedIn: page }) => {
  await page.goto('/generator?tab=images');
  const field = page.getByLabel('Description');
  await page.getByRole('radio', { name: /OpenAI/ }).click();
  await field.fill('a fox, (red scarf:1.3) --ar 3:2');
  await expect(page.getByText(/^Brackets mean nothing to OpenAI/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rewrite' }).press('Enter');
  await expect(field).not.toHaveValue(/[()]/);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('a fox, (red scarf:1.3) --ar 3:2');
  await page.getByRole('radio', { name: /Built-in preview/ }).click();
  await expect(page.getByRole('button', { name: 'Rewrite' })).toBeHidden();
});
