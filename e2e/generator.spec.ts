import { expect, loseAnswer, spendPrompts, test } from './fixtures.ts';

test('an empty subject is answered with the text, in a toast and at the field', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  await expect(page.getByText('Please enter a subject for your prompt')).toHaveCount(2);
  const subject = page.getByLabel('Subject');
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await subject.fill('a fox');
  await expect(subject).not.toHaveAttribute('aria-invalid');
});

test('the whole generator works by keyboard', async ({ signedIn: page }) => {
  await page.goto('/generator');
  await page.getByLabel('Subject').focus();
  await page.keyboard.type('a fox crossing a frozen lake');
  await page.keyboard.press('Control+Enter');
  const cinematic = page.getByRole('article', { name: 'Cinematic' });
  await expect(cinematic).toContainText('a fox crossing a frozen lake');

  const phrases = cinematic.locator('.anatomy .phrase');
  const reader = page.locator('.reader-line');
  await phrases.first().focus();
  await expect(reader).toContainText('Subject');
  for (let index = 1; index < (await phrases.count()); index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(phrases.nth(index)).toBeFocused();
    const tag = await phrases.nth(index).getAttribute('class');
    const element = /el-(\w+)/.exec(tag ?? '')?.[1] ?? '';
    await expect(reader.locator('b')).toHaveText(new RegExp(`^${element}$`, 'i'));
  }
});

test('a quick start fills the subject and its ratio, and is written in that ratio', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Football poster' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^a football poster/);
  await expect(page.getByLabel('Aspect ratio').first()).toContainText('2:3');
  const request = page.waitForRequest('**/api/prompts/generate');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  expect((await request).postDataJSON()).toMatchObject({ aspect_ratio: '2:3' });
  await expect(page.getByRole('article', { name: 'Studio' })).toContainText('"FINAL NIGHT"');
});

test('another take on the same subject is another text', async ({ signedIn: page }) => {
  await page.goto('/generator');
  await page.getByLabel('Subject').fill('a violin maker');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const cinematic = page.getByRole('article', { name: 'Cinematic' }).locator('.anatomy');
  const first = await cinematic.textContent();
  await page.getByRole('button', { name: 'Another take' }).click();
  await expect(cinematic).not.toHaveText(first ?? '');
  await expect(cinematic).toContainText('a violin maker');
  await expect(page.getByText('18 of 20 prompts left today')).toBeVisible();
});

test('the suggested ratio is set where nobody has chosen one; one that was chosen stays', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  const ratio = page.getByLabel('Aspect ratio').first();
  await page.getByLabel('Subject').fill('a lighthouse on a long coast, panorama');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const suggestion = page.getByText(/ is suggested for this subject\.$/);
  await expect(suggestion).toBeVisible();
  const [suggested = ''] = (await suggestion.innerText()).trim().split(' ');
  await expect(ratio).toContainText(suggested);

  await ratio.click();
  await page.getByRole('option', { name: suggested === '9:16' ? '4:5 portrait' : '9:16 phone' }).click();
  await expect(ratio).not.toContainText(suggested);
  await page.getByRole('button', { name: `Use ${suggested}` }).click();
  await expect(ratio).toContainText(suggested);
});

test('quick starts fold away after the first result, and old takes do not look current', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  await page.getByLabel('Subject').fill('a violin maker');
  await page.keyboard.press('Control+Enter');
  const toggle = page.getByRole('button', { name: 'Quick starts' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('For the earlier subject')).toBeHidden();
  await toggle.click();
  await page.getByRole('button', { name: 'Football poster' }).click();
  await expect(page.getByText('For the earlier subject: “a violin maker”')).toBeVisible();
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  await expect(page.getByText('For the earlier subject')).toBeHidden();
});

test('a prompt chosen elsewhere waits in the images tab', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('selectedPrompt', 'Keep the face. $& and [Country]'));
  await page.goto('/generator');
  await expect(page.getByRole('tab', { name: 'Image Generator' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Description')).toHaveValue('Keep the face. $& and [Country]');
  expect(await page.evaluate(() => localStorage.getItem('selectedPrompt'))).toBeNull();
});

test('a visitor signs in and comes back to the generator', async ({ page, account }) => {
  await page.goto('/generator?tab=images');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/generator?tab=images');
});

test.describe('failures', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the twenty-first prompt of a day', async ({ signedIn: page, account }) => {
    await spendPrompts(page, account, 20);
    await page.goto('/generator');
    await expect(page.getByText('0 of 20 prompts left today')).toBeVisible();
    await page.getByLabel('Subject').fill('one more');
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await expect(
      page.getByText('Daily limit reached. Upgrade to Pro for unlimited prompts.').first(),
    ).toBeVisible();
  });

  for (const [status, sentence] of [
    [500, 'Server error. Please try again in a moment.'],
    [418, 'Request failed: Please check your inputs and try again.'],
  ] as const) {
    test(`an answer of ${status}`, async ({ signedIn: page }) => {
      await page.route('**/api/prompts/generate', (route) => route.fulfill({ status, body: '{}' }));
      await page.goto('/generator');
      await page.getByLabel('Subject').fill('a fox');
      await page.getByRole('button', { name: 'Generate prompts' }).click();
      await expect(page.getByText(sentence).first()).toBeVisible();
    });
  }

  test('no network, then again', async ({ signedIn: page }) => {
    await page.goto('/generator');
    await page.getByLabel('Subject').fill('a fox');
    await page.route('**/api/prompts/generate', (route) => route.abort());
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await expect(
      page.getByText('Network error. Please check your connection and try again.').first(),
    ).toBeVisible();
    await page.unroute('**/api/prompts/generate');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Minimal' })).toContainText('a fox');
  });

  test('an answer that is lost costs one, and so does a doubled click', async ({ signedIn: page }) => {
    await page.goto('/generator');
    await page.getByLabel('Subject').fill('a fox');
    await page.route('**/api/prompts/generate', loseAnswer, { times: 1 });
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await expect(
      page.getByText('Network error. Please check your connection and try again.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Minimal' })).toContainText('a fox');
    await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();
    await page.getByLabel('Subject').fill('a hare');
    await page.getByRole('button', { name: 'Generate prompts' }).dblclick();
    await expect(page.getByRole('article', { name: 'Minimal' })).toContainText('a hare');
    await expect(page.getByText('18 of 20 prompts left today')).toBeVisible();
    await expect(page.getByText('still at work')).toBeHidden();
  });

  test('a session that the server has ended', async ({ signedIn: page, account }) => {
    await page.goto('/generator');
    await page.getByLabel('Subject').fill('a fox');
    // Nothing else is to find out first that the session is over.
    await expect(page.getByText('20 of 20 prompts left today')).toBeVisible();
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${account.token}` } });
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});

test('a tab that is clicked gets no focus ring; one that is reached by keyboard does', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  const images = page.getByRole('tab', { name: 'Image Generator' });
  await images.click();
  await expect(images).toBeFocused();
  await expect(images).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Prompt Generator' })).toHaveCSS('outline-style', 'solid');
});
