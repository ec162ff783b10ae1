import type { Page } from '@playwright/test';
import { expect, test, watchFor } from './fixtures.ts';

const IDEA = 'A night baker slides the first loaves out of a brick oven';

test.describe('for a pro user', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('an idea becomes two options and a script, without any key', async ({ pro: page }) => {
    await page.goto('/sora2');
    await expect(page.getByRole('combobox', { name: 'Model' })).toHaveText('Built-in, no key');
    await page.getByRole('combobox', { name: 'Written for' }).click();
    await page.getByRole('option', { name: 'Veo 3.1' }).click();
    const getOptions = page.getByRole('button', { name: 'Get Creative Options' });
    await expect(getOptions).toBeDisabled();
    await page.getByLabel('Your video idea').fill(IDEA);
    await getOptions.click();

    await expect(
      page.getByText('Creative options generated! Choose one to create your script.'),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    const sketch = (letter: string) => page.getByRole('img', { name: `Sketch of option ${letter}` });
    await expect(sketch('A')).toBeVisible();
    await expect(sketch('B')).toBeVisible();
    expect((await sketch('A').screenshot()).equals(await sketch('B').screenshot())).toBe(false);
    const title = await page.getByRole('article').nth(1).getByRole('heading').textContent();
    await page.getByRole('button', { name: 'Choose Option B' }).click();

    await expect(page.getByText('Video script generated! Ready for Sora 2.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      title?.replace('Option B', '') ?? '?',
    );
    const beats = page.getByRole('list', { name: 'Beats' }).getByRole('listitem');
    await expect(beats.first()).toContainText(/^0:00–0:0\d/);
    await expect(beats.last()).toContainText(/^0:0\d–0:08/);

    const confirmed = await watchFor(page, 'Copied!');
    await page.getByRole('button', { name: 'Copy script' }).click();
    await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible();
    const script = await page.evaluate(() => navigator.clipboard.readText());
    expect(script).toContain('Prompt to paste');
    expect(script).toContain(IDEA);
    await confirmed();
    await expect(page.getByRole('button', { name: 'Copy script' })).toBeVisible();

    const share = await page.getByRole('link', { name: 'Share to X' }).getAttribute('href');
    const shared = new URL(share ?? '').searchParams.get('text') ?? '';
    expect(shared.length).toBeLessThan(280);
    expect(script.startsWith(shared.slice(0, -1))).toBe(true);

    await page.getByRole('button', { name: 'Generate Another Script' }).click();
    await expect(page.getByLabel('Your video idea')).toHaveValue('');
    await expect(page.getByLabel('Your video idea')).toBeFocused();
  });

  test('a model needs a key, which is kept nowhere', async ({ pro: page }) => {
    await page.goto('/sora2');
    await chooseModel(page, 'GPT-4.1');
    await page.getByLabel('Your video idea').fill(IDEA);
    await page.getByLabel('Your video idea').press('Control+Enter');
    await expect(
      page.getByText('Please enter your OpenAI API key to generate creative options.'),
    ).toHaveCount(2);
    const key = page.getByLabel('OpenAI API key');
    await expect(key).toBeFocused();
    await expect(key).toHaveAttribute('type', 'password');
    await key.fill('sk-nobody');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('sk-nobody');
    await page.getByRole('button', { name: 'Hide API Key' }).click();
    await expect(key).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Set API Key' }).click();
    await expect(key).toHaveValue('');
  });

  test('what takes too long can be cancelled', async ({ pro: page }) => {
    await page.route('**/api/sora2/generate-creative-options', () => undefined);
    await page.goto('/sora2');
    await page.getByLabel('Your video idea').fill(IDEA);
    await page.getByRole('button', { name: 'Get Creative Options' }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Get Creative Options' })).toBeEnabled();
    await expect(page.getByLabel('Your video idea')).toHaveValue(IDEA);
  });
});

test('without Pro there is the way to Pro, also past the screen', async ({ signedIn: page, account }) => {
  await page.goto('/dashboard');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Video script/ });
  await expect(link.getByRole('img', { name: 'Pro' })).toBeVisible();
  await link.click();
  await expect(page.getByText('Pro $5/month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Creative Options' })).toBeHidden();
  const answer = await page.request.post('/api/sora2/generate-creative-options', {
    data: { idea: IDEA, model: 'built-in' },
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'plan_required', success: false });
  await page.getByRole('link', { name: 'Upgrade to Pro - $5/month' }).click();
  await expect(page).toHaveURL('/pricing');
});

async function chooseModel(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name }).click();
}
