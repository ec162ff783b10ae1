import { expect, test } from './fixtures.ts';

test('the landing page says what it says without any script', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  for (const words of ['Write the prompt.', 'Get started', '100+', '$5']) expect(html).toContain(words);
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
});

test('no page does what its policy forbids, not even in vain', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`forbidden: ${effectiveDirective} ${blockedURI}`),
    );
  });
  for (const path of ['/', '/generator', '/account', '/translate', '/image-prompt-extractor']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
});

test('the theme follows the system until it is chosen, and the choice survives a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(23, 20, 17)');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  // The press is done once the app is there.
  await expect.poll(ground).toBe('rgb(243, 241, 237)');
  await page.reload();
  expect(await ground()).toBe('rgb(243, 241, 237)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes with Escape and gives the focus back', async ({ signedIn: page }) => {
    await page.goto('/dashboard');
    const menu = page.getByRole('button', { name: /menu/i });
    await menu.click();
    const link = page.getByRole('navigation').getByRole('link', { name: 'Generator' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await link.click();
    await expect(page).toHaveURL('/generator');
    await expect(link).toBeHidden();
  });
});

test('the skip link leads to the content', async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('whom the skip link has led to a page that waits for its account stays there', async ({
  signedIn: page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/profile', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main[aria-busy]')).toBeFocused();
  gate.resolve();
  await expect(page.locator('#main:not([aria-busy])')).toBeFocused();
});

test.describe('what is not there', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('a page that does not exist answers 404 and shows a way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a server that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the session survives it, and can be tried again', async ({ signedIn: page, account }) => {
    await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/dashboard');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(account.token);
    await page.unroute('**/api/auth/profile');
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name);
  });
});

test('hostile return addresses stay here', async ({ page, account }) => {
  await page.addInitScript((token) => localStorage.setItem('access_token', token), account.token);
  for (const next of ['javascript:alert(1)', '//example.com', '/\\example.com', '/%09/example.com']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/dashboard');
  }
});
