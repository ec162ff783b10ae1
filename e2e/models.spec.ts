import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { REWRITTEN } from './images-peer.ts';
import { test } from './models-server.ts';
import { dusk } from './png.ts';

// The peer goes on when it is told to: one picture at a time.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/generator?tab=images');
  await expect(page.getByRole('radio', { name: /OpenAI/ })).toBeChecked();
});

async function ask(page: Page, description: string) {
  await page.getByLabel('Description').fill(description);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
}

const left = (page: Page, count: number) => page.getByText(`${count} of 10 images left today`);
const failure = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const unfinished = (page: Page) => page.locator('figure', { hasText: 'Unfinished' }).locator('img');

test('a picture arrives in parts, and says who made it of which prompt', async ({ signedIn: page, peer }) => {
  test.slow();
  await expect(page.getByText('Answered by gpt-image-2.6-flare')).toBeVisible();
  await expect(page.getByText(/^About \$0\.\d\d a picture$/)).toBeVisible();
  await ask(page, 'a lighthouse on the rocks at dusk');
  await expect(page.getByText('Generating with OpenAI...')).toBeVisible();

  peer.goOn();
  await expect(unfinished(page)).toBeVisible();
  const first = await unfinished(page).getAttribute('src');
  expect(first).toMatch(/^data:image\/png;base64,/);
  await expectAccessible(page);
  peer.goOn();
  await expect(unfinished(page)).not.toHaveAttribute('src', first ?? '');

  peer.goOn();
  const picture = page.getByRole('img', { name: 'Generated: a lighthouse on the rocks at dusk' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText('Unfinished', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The prompt that was used' })).toContainText(REWRITTEN);
  await expect(page.getByText('OpenAI, gpt-image-2.6-flare')).toBeVisible();
  await expect(left(page, 9)).toBeVisible();
  await expectAccessible(page);
  expect(peer.refused).toEqual([]);
});

test('several pictures go in, and the strength is said in words', async ({ signedIn: page, peer }) => {
  await page.getByRole('radio', { name: 'Image to image' }).click();
  await page.getByLabel('Upload an input image').setInputFiles([
    { name: 'sea.png', mimeType: 'image/png', buffer: dusk(96, 64, 1) },
    { name: 'sky.png', mimeType: 'image/png', buffer: dusk(64, 96, 1) },
  ]);
  await expect(page.getByText('sky.png')).toBeVisible();
  await expect(page.getByText(/^OpenAI has no number for this/)).toBeVisible();
  await expectAccessible(page);
  await ask(page, 'the sea under that sky');
  for (let step = 0; step < 3; step += 1) peer.goOn();
  await expect(page.getByRole('img', { name: 'Generated: the sea under that sky' })).toBeVisible();
  await expect(page.getByText('OpenAI, gpt-image-2.6-flare, strength 0.8')).toBeVisible();
  expect(peer.asked.at(-1)).toMatchObject({ inputs: ['1.png', '2.png'] });
  expect(peer.refused).toEqual([]);
});

test('cancel reaches the provider and costs nothing', async ({ signedIn: page, peer }) => {
  const before = peer.abandoned();
  await ask(page, 'a harbour in fog');
  peer.goOn();
  await expect(unfinished(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No picture yet')).toBeVisible();
  await expect.poll(() => peer.abandoned()).toBe(before + 1);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByLabel('Description')).toHaveValue('a harbour in fog');
  await expect(left(page, 10)).toBeVisible();
});

test("a refusal is told in the provider's words, and the prompt stays", async ({ signedIn: page }) => {
  await ask(page, 'something forbidden');
  await expect(failure(page)).toContainText(
    /^OpenAI declined this picture: “Your request was rejected by the safety system\..*” Please put it in other words\.$/,
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByLabel('Description')).toHaveValue('something forbidden');
  await expect(left(page, 10)).toBeVisible();
  await expectAccessible(page);
});

test('a retired model is told as that', async ({ signedIn: page }) => {
  await ask(page, 'an old model of a ship');
  await expect(failure(page)).toContainText('OpenAI has retired this model. Please choose another model.');
  await expect(left(page, 10)).toBeVisible();
});

test('a busy model may be asked again when its time is over', async ({ signedIn: page, peer }) => {
  const before = peer.asked.length;
  await ask(page, 'a crowd in a square');
  await expect(failure(page)).toContainText('OpenAI is busy: please try again in 3 seconds.');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.poll(() => peer.asked.length).toBe(before + 2);
});

test('a model that is not set up can be left for the built-in preview', async ({ signedIn: page }) => {
  await page.getByRole('radio', { name: /Gemini/ }).click();
  await ask(page, 'a quiet street');
  await expect(failure(page)).toContainText('GEMINI_API_KEY');
  await page.getByRole('button', { name: 'Use the built-in preview' }).click();
  await expect(page.getByRole('radio', { name: /Built-in preview/ })).toBeChecked();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('img', { name: 'Generated: a quiet street' })).toBeVisible();
});
