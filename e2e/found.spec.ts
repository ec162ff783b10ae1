import { expect, test } from './fixtures.ts';

test('an open page tells search engines and previews about itself', async ({ page, request }) => {
  await page.goto('/pricing');
  const address = new URL('/pricing', page.url()).href;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(String(picture))).headers()['content-type']).toBe('image/jpeg');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(String(data))).toMatchObject({ offers: [{ price: '0.00' }, { price: '5.00' }] });

  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${address}</loc>`);
  for (const [, open] of map.matchAll(/<loc>([^<]*)<\/loc>/g))
    expect((await request.get(String(open))).status(), open).toBe(200);
});

test('the app can be installed: every icon of its manifest is there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: { icons: { src: string; type: string }[]; shortcuts: { url: string }[] } = await (
    await request.get(String(address))
  ).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('a page says so, and comes once there is one again', async ({ page, context }) => {
    await page.goto('/pricing');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/translate');
    await expect(page.getByRole('heading', { name: 'Framewright cannot be reached' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Translate' })).toBeVisible();
  });
});
