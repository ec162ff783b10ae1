import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const SHORT = { width: 1440, height: 700 };

test('what the image form asks for is not hidden by what sends it', async ({ signedIn: page }) => {
  for (const size of [PHONE, SHORT]) {
    await page.setViewportSize(size);
    await page.goto('/generator?tab=images');
    // The form's own fields stand in the place of those that were drawn.
    await page.waitForLoadState('networkidle');
    const send = page.getByRole('button', { name: 'Generate image' });
    for (const field of [
      page.getByRole('radio', { name: 'Image to image' }),
      page.getByRole('combobox', { name: 'Aspect ratio' }),
    ]) {
      await field.scrollIntoViewIfNeeded();
      const [asked, sending] = [await field.boundingBox(), await send.boundingBox()];
      expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(sending?.y ?? 0);
    }
    await expect(page.locator('.submit-bar')).toHaveCSS('position', 'static');
  }
});

test('the buttons of the roll say what they do on a phone, and its filters stand beside it elsewhere', async ({
  signedIn: page,
  account,
}) => {
  await page.request.post('/api/prompts/generate', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { subject: 'ثعلب أحمر في الثلج عند الفجر مع أشجار الصنوبر والجبال البعيدة في الخلفية' },
  });
  await page.setViewportSize(PHONE);
  await page.goto('/work');
  for (const name of ['Compare', 'Import', 'ZIP', 'Select', 'Sheet', 'List'])
    await expect(page.getByText(name, { exact: true }).first()).toBeInViewport();
  // A title from right to left is cut at its left end.
  await expect(page.locator('.neg-title').first()).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(SHORT);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await expect(page.locator('.rail').getByRole('button', { name: 'Favourites' })).toBeVisible();
  // Between the two they come in at the side.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.poll(async () => (await filters.boundingBox())?.width).toBeLessThan(420);
});

test('at twice the size of letters the plans stand within the page', async ({ page }) => {
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto('/pricing');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const card = page.locator('section.card').last();
    const inside = await card.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(inside).toBe(true);
  }
});

test('where the browser is set to letters of twice the size nothing runs out of the page', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const address of [
    '/dashboard',
    '/generator',
    '/generator?tab=images',
    '/work',
    '/pricing',
    '/account',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(PHONE.width);
  }
});
