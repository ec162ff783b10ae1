import { expect, test } from './fixtures.ts';

test.describe('a browser that keeps nothing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The user has blocked it.', 'SecurityError');
          },
        });
    }),
  );

  test('says so, and works until the page ends', async ({ page, account }) => {
    await page.goto('/');
    await page.getByLabel('Subject').fill('a fox in snow');
    await page.getByRole('button', { name: 'Write three takes' }).click();
    await expect(page.getByRole('heading', { name: 'Studio' })).toBeVisible();
    await page.goto('/auth?next=%2Fgenerator');
    await page.getByLabel('Email').focus();
    await expect(page.getByText('This browser keeps nothing for this site')).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/generator');
    await page.getByLabel('Subject').fill('a fox in snow');
    await page.getByRole('button', { name: 'Generate prompts' }).click();
    await expect(page.getByRole('img', { name: 'Sketch of the minimal take' })).toBeVisible();
  });
});

test('with colours that the system forces, what is chosen differs from the rest', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (role: 'tab' | 'radio', name: string) =>
    page.getByRole(role, { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/generator?tab=images');
  expect(await groundOf('tab', 'Image Generator')).not.toBe(await groundOf('tab', 'Prompt Generator'));
  expect(await groundOf('radio', 'Text to image')).not.toBe(await groundOf('radio', 'Image to image'));
});

for (const [way, days] of [
  ['fast', 1],
  ['slow', -1],
] as const)
  test(`a clock that is a day ${way} changes neither the greeting nor the hours left`, async ({
    signedIn: page,
  }) => {
    const day = 86_400_000;
    await page.clock.setSystemTime(Date.now() + days * day);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Mara Lind' })).toBeVisible();
    // The time of the next midnight, which a whole day does not change.
    const minutes = Math.ceil((day - (Date.now() % day)) / 60_000);
    const words = new RegExp(
      `in ${Math.floor(minutes / 60)} h|in ${Math.floor((minutes - 1) / 60)} h|in \\d+ min`,
    );
    await expect(page.getByText(words)).toBeVisible();
  });
