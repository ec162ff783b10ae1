import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function makePreview(page: Page, token: string, prompt: string): Promise<void> {
  const answer = await page.request.post('/api/images/generate', {
    headers: { authorization: `Bearer ${token}` },
    data: { prompt, model: 'built-in', aspect_ratio: '4:5' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

test('long names stay within the rail, the sheet of filters and the tag dialog', async ({
  signedIn: page,
  account,
}) => {
  const { token } = account;
  await makePreview(page, token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await (await page.request.get('/api/work', { headers })).json();
  const tag = 'x'.repeat(60);
  await page.request.patch(`/api/work/${items[0].id}`, { headers, data: { tags: [tag] } });
  await page.request.post('/api/collections', { headers, data: { name: 'Halden '.repeat(14).trim() } });
  const within = async (inner: Locator, outer: Locator) => {
    const [small, large] = [await inner.boundingBox(), await outer.boundingBox()];
    const end = (box: typeof small) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(end(small)).toBeLessThanOrEqual(end(large));
  };

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  const rail = page.locator('.rail');
  for (const name of [/^Halden/, /^#x/])
    await within(rail.getByRole('button', { name }).locator('.num'), rail);
  await page.getByRole('gridcell').hover();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /^Select / })
    .click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag' });
  await within(dialog.getByRole('button', { name: /^Take off/ }), dialog);
  await dialog.getByRole('button', { name: /^Take off/ }).click();
  await expect(dialog.getByRole('button', { name: /^Take off/ })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/work');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await within(sheet.getByRole('button', { name: /^Halden/ }).locator('.num'), sheet);
});

test('on a phone, the way back from a work leads to the frame that was opened', async ({
  signedIn: page,
  account,
}) => {
  const headers = { authorization: `Bearer ${account.token}` };
  await page.setViewportSize({ width: 390, height: 844 });
  await makePreview(page, account.token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  const { items } = await (await page.request.get('/api/work', { headers })).json();
  for (let version = 2; version <= 50; version++) {
    const data = { text: `A keeper below her lighthouse at dusk, version ${version}.` };
    await page.request.post(`/api/work/${items[0].id}/versions`, { headers, data });
  }
  await page.goto('/work');
  await expect(page.getByText('That is the whole roll.')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  await page.waitForTimeout(500);
  const place = await page.evaluate(() => window.scrollY);
  const back = [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'My work' }).click(),
  ];
  const work = page.getByRole('article', { name: 'Prompt' });
  for (const go of back) {
    // In the middle of the screen, so that nothing is scrolled to press it.
    const { x, y } = await frameNear(page, 400);
    await page.mouse.click(x, y);
    await work.waitFor();
    await go();
    // A busy machine may show the work a moment longer, and its scroll is none of the roll's.
    await expect(work).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  }
});

/** The middle of the frame that is nearest to a height of the window. */
function frameNear(page: Page, height: number): Promise<{ x: number; y: number }> {
  return page.getByRole('gridcell').evaluateAll((cells, wanted) => {
    const middles = cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const far = ({ y }: { y: number }) => Math.abs(y - wanted);
    return middles.reduce((best, each) => (far(each) < far(best) ? each : best));
  }, height);
}
