import { expectAccessible } from './accessibility.ts';
import { test as base, expect } from './fixtures.ts';
import { KEY, MODEL, type OpenrouterPeer, openrouterPeer } from './openrouter-peer.ts';
import { withServer } from './own-server.ts';

/** A server without a key of its own, and OpenRouter elsewhere. */
const test = base.extend<{ router: OpenrouterPeer }, { routed: { origin: string; router: OpenrouterPeer } }>({
  routed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const router = await openrouterPeer();
      const settings = { OPENROUTER_BASE_URL: router.baseUrl, DISCOVER_ENGINES: 'off' };
      try {
        await withServer(settings, (origin) => use({ origin, router }));
      } finally {
        await router.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ routed }, use) => use(routed.origin),
  router: ({ routed }, use) => use(routed.router),
});

test('a model of OpenRouter is found, refused with a wrong key, and paid with one’s own', async ({
  signedIn: page,
  router,
}) => {
  await page.goto('/generator?tab=images');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Not ready: OpenRouter (needs a key).')).toBeVisible();
  await panel.getByRole('button', { name: "Show OpenRouter's models" }).click();
  await panel.getByRole('radio', { name: new RegExp(MODEL) }).click();
  await expect(panel.getByText('About $0.03 a picture, on your own key')).toBeVisible();
  await panel.getByText('Settings', { exact: true }).click();
  await panel.getByLabel('Resolution').click();
  await page.getByRole('option', { name: '2K' }).click();
  await expectAccessible(page);

  await panel.getByLabel('Description').fill('a red boat at dusk');
  await panel.getByLabel('OpenRouter API key').fill('sk-or-wrong');
  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(panel.getByText(/^OpenRouter did not accept your key/)).toBeVisible();
  await panel.getByLabel('OpenRouter API key').fill(KEY);
  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('img', { name: 'Generated: a red boat at dusk' })).toBeVisible();
  await expect(panel.getByText('It cost $0.0412.')).toBeVisible();
  await expect(page.getByText('9 of 10 images left today')).toBeVisible();
  expect(router.asked).toMatchObject([{ resolution: '2K', aspect_ratio: '1:1' }]);

  await page.goto('/engines');
  const row = page.getByRole('article', { name: 'OpenRouter' });
  await expect(row).toContainText('Needs a key');
  await expect(row).toContainText('from $0.03 a picture');
  await expect(row.getByRole('link', { name: 'Add key' })).toBeVisible();
});

test('a sign-in at OpenRouter brings a key of one’s own, which pays for a picture and is nowhere kept', async ({
  signedIn: page,
  context,
  router,
}) => {
  await page.goto('/generator?tab=images');
  const panel = page.getByRole('tabpanel');
  const show = panel.getByRole('button', { name: "Show OpenRouter's models" });
  const model = panel.getByRole('radio', { name: new RegExp(MODEL) });
  await expect(show.or(model)).toBeVisible();
  if (await show.isVisible()) await show.click();
  await model.click();
  await panel.getByLabel('Description').fill('a red boat at dusk');
  const signIn = async (answer: string) => {
    const opening = context.waitForEvent('page');
    await panel.getByRole('button', { name: 'Sign in at OpenRouter' }).click();
    const consent = await opening;
    await expect(panel.getByText('Finish the sign-in in the window that has opened.')).toBeVisible();
    await consent.getByRole('link', { name: answer }).click();
    return consent;
  };

  await signIn('Deny');
  await expect(panel.getByText(/^The sign-in at OpenRouter was not finished\./)).toBeVisible();
  await signIn('Authorize');
  await expect(panel.getByLabel('OpenRouter API key')).toHaveValue(KEY);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(KEY);
  await expectAccessible(page);
  const before = router.asked.length;
  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('img', { name: 'Generated: a red boat at dusk' })).toBeVisible();
  expect(router.asked).toHaveLength(before + 1);
});
