import { expect, loseAnswer, test } from './fixtures.ts';

/** An 8 by 8 PNG of one colour. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPYkWCAFTEMLQkALKhSAVjA2GgAAAAASUVORK5CYII=',
  'base64',
);
const MEGABYTE = 1_048_576;

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/generator?tab=images');
  await expect(page.getByRole('radio', { name: /Built-in preview/ })).toBeChecked();
});

test('what is missing is said, in a toast and at its field', async ({ signedIn: page }) => {
  const generate = page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' });
  await generate.click();
  await expect(page.getByText('Please enter a description for your image.')).toHaveCount(2);

  await page.getByRole('radio', { name: 'Image to image' }).click();
  await generate.click();
  await expect(
    page.getByText('Please upload an input image for image-to-image generation.').first(),
  ).toBeVisible();

  await page.getByRole('radio', { name: /Seedream/ }).click();
  await generate.click();
  await expect(
    page.getByText('Please enter your BytePlus API key for SeedrEAM generation.').first(),
  ).toBeVisible();
});

test('a model that is not set up says what to configure and costs nothing', async ({ signedIn: page }) => {
  await page.getByRole('radio', { name: /OpenAI/ }).click();
  await page.getByLabel('Description').fill('a fox');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByText(/OPENAI_API_KEY/).first()).toBeVisible();
  await expect(page.getByText('10 of 10 images left today')).toBeVisible();
});

test('an uploaded picture is graded as the description says', async ({ signedIn: page }) => {
  await page.getByRole('radio', { name: 'Image to image' }).click();
  await page
    .getByLabel('Upload an input image')
    .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('table.png')).toBeVisible();
  const strength = page.getByRole('slider', { name: 'Strength' });
  await expect(strength).toHaveValue('0.8');
  await strength.press('ArrowLeft');
  await page.getByLabel('Description').fill('late sun from the left, amber and slate');
  const request = page.waitForRequest('**/api/images/generate');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  expect((await request).postDataJSON()).toMatchObject({ mode: 'image-to-image', strength: 0.7 });
  await expect(page.getByRole('img', { name: /late sun from the left/ })).toBeVisible();
  await expect(page.getByText('strength 0.7')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByLabel('Upload an input image')).toBeAttached();
});

test('a picture can be dropped or pasted', async ({ signedIn: page }) => {
  await page.getByRole('radio', { name: 'Image to image' }).click();
  const carry = (type: 'drop' | 'paste') =>
    page.evaluate(
      ([kind, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], `${kind}.png`, { type: 'image/png' }));
        const target = document.querySelector('.drop-zone') ?? document;
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        );
      },
      [type, PICTURE.toString('base64')] as const,
    );
  await carry('drop');
  await expect(page.getByText('drop.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await carry('paste');
  await expect(page.getByText('paste.png')).toBeVisible();
});

for (const [name, mimeType, size, sentence] of [
  ['moving.gif', 'image/gif', 10, 'Please upload a valid image file.'],
  ['drawing.svg', 'image/svg+xml', 10, 'Please upload a valid image file.'],
  ['huge.png', 'image/png', 5 * MEGABYTE + 1, 'Image size must be less than 5MB.'],
] as const) {
  test(`${name} is refused before it is sent`, async ({ signedIn: page }) => {
    await page.getByRole('radio', { name: 'Image to image' }).click();
    await page
      .getByLabel('Upload an input image')
      .setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    await expect(page.getByText(sentence)).toHaveCount(2);
  });
}

test('a picture under way shows its progress and can be cancelled', async ({ signedIn: page }) => {
  await page.route('**/api/images/generate', () => undefined); // Never answered.
  await page.getByLabel('Description').fill('a fox');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByText('Generating with Built-in preview...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByText(/^([2-9]|\d\d) s$/)).toBeVisible(); // Not one exact second: a busy machine skips it.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No picture yet')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' })).toBeEnabled();
});

test('an example fills the description', async ({ signedIn: page }) => {
  await page.getByRole('button', { name: /^A night ferry/ }).click();
  await expect(page.getByLabel('Description')).toHaveValue(/^A night ferry/);
});

test.describe('failures', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a file that only claims to be a picture', async ({ signedIn: page }) => {
    await page.getByRole('radio', { name: 'Image to image' }).click();
    await page
      .getByLabel('Upload an input image')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await page.getByLabel('Description').fill('a fox');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
    await expect(page.getByText('Please upload a valid image file.').first()).toBeVisible();
    await expect(page.getByText('10 of 10 images left today')).toBeVisible();
  });

  test('the eleventh image of a day', async ({ signedIn: page, account }) => {
    for (let index = 0; index < 10; index += 1) {
      await page.request.post('/api/images/generate', {
        data: { prompt: `a fox, ${index}`, model: 'built-in', aspect_ratio: '21:9' },
        headers: { authorization: `Bearer ${account.token}` },
      });
    }
    await page.getByLabel('Description').fill('a fox');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
    await expect(
      page.getByText('Daily limit reached. Upgrade to Pro for unlimited images.').first(),
    ).toBeVisible();
  });

  test('an answer that is lost costs one', async ({ signedIn: page }) => {
    await page.route('**/api/images/generate', loseAnswer, { times: 1 });
    await page.getByLabel('Description').fill('a fox');
    const generate = page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' });
    await generate.click();
    await expect(page.getByText('Failed to generate image. Please try again.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'a fox' })).toBeVisible();
    await expect(page.getByText('9 of 10 images left today')).toBeVisible();
    // What is asked for after the answer is another wish.
    await generate.click();
    await expect(page.getByText('8 of 10 images left today')).toBeVisible();
  });

  test('no network', async ({ signedIn: page }) => {
    await page.route('**/api/images/generate', (route) => route.abort());
    await page.getByLabel('Description').fill('a fox');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
    await expect(page.getByText('Failed to generate image. Please try again.').first()).toBeVisible();
  });
});
