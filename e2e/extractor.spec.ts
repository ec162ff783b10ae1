import type { Page } from '@playwright/test';
import { expect, test, watchFor } from './fixtures.ts';
import { PNG_HEAD, withText } from './png.ts';

/** An 8 by 8 PNG of one colour. */
const PLAIN = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPYkWCAFTEMLQkALKhSAVjA2GgAAAAASUVORK5CYII=',
  'base64',
);
const MEGABYTE = 1_048_576;
const PROMPT = 'old lighthouse on black rocks, dusk, long shadows from the left';
const PARAMETERS = `${PROMPT}
Negative prompt: blurry, text
Steps: 28, Sampler: Euler a, CFG scale: 6.5, Seed: 18446744073709551615, Size: 8x8, Model: harbour_v2, Clip skip: 2`;

/** The same picture as AUTOMATIC1111 saves it. */
const withParameters = () => withText(PLAIN, 'parameters', PARAMETERS);

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

async function analyze(page: Page, name: string, buffer: Buffer) {
  await choose(page, name, buffer);
  await expect(page.getByRole('img', { name: `Preview of ${name}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Extracted prompt' })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/image-prompt-extractor');
});

test('the page says what it is for without any script', async ({ request }) => {
  const html = await (await request.get('/image-prompt-extractor')).text();
  for (const words of ['Image Prompt Extractor', 'How it works', 'Analyze image']) {
    expect(html).toContain(words);
  }
});

test('a visitor reads a plain picture, and nothing is kept', async ({ page }) => {
  await expect(page.getByText('to keep a history of the prompts you extract.')).toBeVisible();
  await analyze(page, 'table.png', PLAIN);
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(page.getByText('8 × 8', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Palette' }).getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Measurements' }).getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'History' })).toHaveCount(0);
});

test('what the file says stands beside what was seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await analyze(page, 'lighthouse.png', withParameters());
  const card = page.getByRole('article', { name: 'Extracted prompt' });
  await expect(card).toContainText(PROMPT);
  const facts = page.getByRole('table', { name: 'Found in the file' });
  for (const value of ['18446744073709551615', 'Euler a', '28', '6.5']) {
    await expect(facts.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('article', { name: 'Negative prompt' })).toContainText('blurry, text');
  await expect(page.getByRole('article', { name: 'Prompt from the picture' })).toBeVisible();

  const confirmed = await watchFor(page, 'Copied!');
  await card.getByRole('button', { name: 'Copy: Extracted prompt' }).click();
  await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible();
  await confirmed();
  await expect(card.getByText('Copied!')).toBeHidden();
  await facts.getByRole('button', { name: 'Copy Seed' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('18446744073709551615');
});

test('a picture can be dropped or pasted, and another one pasted over it', async ({ page }) => {
  const carry = (type: 'drop' | 'paste', name: string) =>
    page.evaluate(
      ([kind, fileName, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], fileName, { type: 'image/png' }));
        const target = document.querySelector('.drop-zone') ?? document;
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        );
      },
      [type, name, PLAIN.toString('base64')] as const,
    );
  await carry('drop', 'dropped.png');
  await expect(page.getByTitle('dropped.png')).toBeVisible();
  await carry('paste', 'pasted.png');
  await expect(page.getByTitle('pasted.png')).toBeVisible();
  await expect(page.getByTitle('dropped.png')).toBeHidden();
});

test('what is missing, of another kind or too large is said before anything is sent', async ({ page }) => {
  await page.route('**/api/image-prompt/analyze', (route) => route.abort());
  await page.getByRole('button', { name: 'Analyze image' }).click();
  await expect(page.getByText('Please select an image first')).toHaveCount(2);
  await choose(
    page,
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
  );
  await expect(page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)')).toHaveCount(2);
  const large = Buffer.alloc(10 * MEGABYTE + 1);
  PLAIN.copy(large);
  await choose(page, 'huge.png', large);
  await expect(page.getByText('File size must be less than 10MB')).toHaveCount(2);
  // This one is sent at once; its answer is not waited for.
  await page.unroute('**/api/image-prompt/analyze');
  await page.route('**/api/image-prompt/analyze', () => undefined);
  await choose(page, 'large.png', large.subarray(0, 10 * MEGABYTE));
  await expect(page.getByText('10.0 MB')).toBeVisible();
});

test('the subject is asked for in place, and the history gets the prompt that is written around it', async ({
  signedIn: page,
}) => {
  await page.goto('/image-prompt-extractor');
  await analyze(page, 'table.png', PLAIN);
  const question = page.getByRole('textbox', { name: 'What is the subject?' });
  await question.press('Enter');
  await expect(page.getByText('Please say what the subject is')).toBeVisible();
  await question.fill('a red fox on a table');
  await question.press('Enter');
  const card = page.getByRole('article', { name: 'Extracted prompt' });
  await expect(card).toContainText(/a red fox on a table[.,]/);
  await expect(card).not.toContainText('[Main subject]');
  await page.reload();
  await page.getByRole('button', { name: 'Show the prompt of table.png' }).click();
  await expect(page.getByText(/^a red fox on a table[.,]/).first()).toBeVisible();
});

test('a reading under way is counted and can be cancelled', async ({ page }) => {
  await page.route('**/api/image-prompt/analyze', () => undefined); // Never answered.
  await choose(page, 'table.png', PLAIN);
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect(page.getByText(/^([3-9]|\d\d) s$/)).toBeVisible(); // Not one exact second: a busy machine skips it.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Analyze image' })).toBeEnabled();
});

test('the history of a user is filled, read, copied and emptied', async ({ signedIn: page }) => {
  await page.goto('/image-prompt-extractor');
  await expect(page.getByText('Nothing extracted yet')).toBeVisible();
  await analyze(page, 'lighthouse.png', withParameters());
  await expect(page.getByText('To your history')).toBeVisible();
  await page.getByRole('button', { name: 'Show the prompt of lighthouse.png' }).click();
  await page.reload();
  await expect(page.getByText('Read from lighthouse.png')).toBeVisible();
  await expect(page.getByText('lighthouse.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide history' }).click();
  await expect(page.getByText('lighthouse.png', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Show history' }).click();
  await page.getByRole('button', { name: 'Delete the prompt of lighthouse.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing extracted yet')).toBeVisible();
  await expect(page.getByText('Read from lighthouse.png')).toBeHidden();
});

test('picture and prompt go to image-to-image', async ({ signedIn: page }) => {
  await page.goto('/image-prompt-extractor');
  await analyze(page, 'lighthouse.png', withParameters());
  await page.getByRole('button', { name: 'Use in image-to-image' }).click();
  await expect(page).toHaveURL('/generator?tab=images');
  await expect(page.getByRole('radio', { name: 'Image to image' })).toBeChecked();
  await expect(page.getByText('lighthouse.png')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(new RegExp(`^${PROMPT}`));
});

test('for a visitor the way to image-to-image leads through sign-in, and the picture comes along', async ({
  page,
  account,
}) => {
  await analyze(page, 'lighthouse.png', withParameters());
  await page.getByRole('button', { name: 'Use in image-to-image' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fgenerator%3Ftab%3Dimages');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Image to image' })).toBeChecked();
  await expect(page.getByText('lighthouse.png')).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedMessages: /Failed to load resource|The (history|prompt) could not be/ });

  test('a file that only begins like a picture', async ({ page }) => {
    await choose(page, 'cut.png', PLAIN.subarray(0, PNG_HEAD + 10));
    await expect(page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)')).toHaveCount(2);
  });

  test('no network, and trying again', async ({ page }) => {
    await page.route('**/api/image-prompt/analyze', (route) => route.abort());
    await choose(page, 'table.png', PLAIN);
    await expect(page.getByText('Failed to analyze image. Please try again.')).toHaveCount(2);
    await page.unroute('**/api/image-prompt/analyze');
    await page.getByRole('button', { name: 'Analyze image' }).click();
    await expect(page.getByRole('heading', { name: 'Extracted prompt' })).toBeVisible();
  });

  test('a history that does not load is a quiet matter', async ({ signedIn: page }) => {
    await page.route('**/api/image-prompt/history', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/image-prompt-extractor');
    await expect(page.getByText('The history is not available at the moment.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
