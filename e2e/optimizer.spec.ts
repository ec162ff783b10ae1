import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const IDEA = 'A fox sits on a night tram';

test.describe('for a pro user', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ pro: page }) => {
    await page.goto('/sora2/optimizer');
    // The server of these tests has no key, so that nobody has to choose.
    await expect(page.getByText('Powered by Built-in')).toBeVisible();
  });

  test('an idea comes back as a prompt, and the next message refines it', async ({ pro: page }) => {
    const input = page.getByPlaceholder('Describe your video idea...');
    await page.getByRole('button', { name: 'Coffee pour in slow motion' }).click();
    await expect(input).toHaveValue('Coffee pour in slow motion');
    await expect(input).toBeFocused();
    await input.fill(IDEA);
    await input.press('Enter');
    await expect(page.getByText('Prompt optimized!')).toBeVisible();
    const answers = page.getByRole('article', { name: 'Optimizer' });
    await expect(answers).toHaveCount(1);
    await expect(answers.first()).toContainText(/fox/i);
    await expect(answers.first()).toContainText('Written by the built-in engine.');
    await expect(input).toBeFocused();

    await answers.first().getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(answers.first()).toContainText(copied);

    const request = page.waitForRequest('**/api/sora2/optimize-prompt');
    await input.fill('at dawn instead');
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await request).postDataJSON()).toEqual({
      user_prompt: 'at dawn instead',
      model: 'built-in',
      conversation_id: expect.any(String),
      history: [
        { role: 'user', content: IDEA },
        { role: 'assistant', content: copied },
      ],
    });
    await expect(answers).toHaveCount(2);
    await expect(answers.last()).toBeInViewport();
  });

  test('the input grows to its bound, and Shift+Enter begins a line', async ({ pro: page }) => {
    const input = page.getByPlaceholder('Describe your video idea...');
    expect(await height(page)).toBe(60);
    await input.pressSequentially('one');
    for (const word of ['two', 'three', 'four']) {
      await input.press('Shift+Enter');
      await input.pressSequentially(word);
    }
    await expect(input).toHaveValue('one\ntwo\nthree\nfour');
    expect(await height(page)).toBe(120);
    await expect(page.getByRole('article')).toHaveCount(0);
    await input.fill('');
    expect(await height(page)).toBe(60);
    expect((await page.getByRole('log').boundingBox())?.height).toBe(500);
  });

  test('a reader who has scrolled up is left alone', async ({ pro: page }) => {
    const input = page.getByPlaceholder('Describe your video idea...');
    const answers = page.getByRole('article', { name: 'Optimizer' });
    for (const count of [1, 2]) {
      await input.fill(IDEA);
      await input.press('Enter');
      await expect(answers).toHaveCount(count);
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/sora2/optimize-prompt', async (route) => {
      await held;
      await route.continue();
    });
    await input.fill('in the snow');
    await input.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('in the snow')).toBeInViewport();
    await log.hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    release();
    await expect(answers).toHaveCount(3);
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'Jump to the latest' }).click();
    await expect(answers.last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Jump to the latest' })).toBeHidden();
  });

  test('a failed message is taken back into the input', async ({ pro: page }) => {
    await page.route('**/api/sora2/optimize-prompt', (route) => route.fulfill({ body: 'not JSON' }));
    const input = page.getByPlaceholder('Describe your video idea...');
    await input.fill(IDEA);
    await input.press('Enter');
    await expect(page.getByText('Failed to optimize prompt. Please try again.')).toHaveCount(2);
    await expect(input).toHaveValue(IDEA);
    await expect(page.getByRole('heading', { name: 'Ready to Optimize Your Prompts?' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the guide begins hidden and comes into view when asked for', async ({ pro: page }) => {
      const guide = page.getByRole('complementary', { name: 'Prompting guide' });
      await expect(guide).toBeHidden();
      await page.getByRole('button', { name: 'Show Prompting Guide' }).click();
      await expect(guide.getByRole('heading', { name: 'The 7 elements' })).toBeInViewport();
      await page.getByRole('button', { name: 'Hide Prompting Guide' }).click();
      await expect(guide).toBeHidden();
    });
  });
});

test('without Pro there is the card and its way to Pro', async ({ signedIn: page }) => {
  await page.goto('/sora2/optimizer');
  await expect(page.getByRole('heading', { name: 'Pro Feature: Sora 2 Prompt Optimizer' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Upgrade to Pro - $5/month' }).click();
  await expect(page).toHaveURL('/pricing');
});

async function height(page: Page): Promise<number | undefined> {
  return (await page.getByPlaceholder('Describe your video idea...').boundingBox())?.height;
}
