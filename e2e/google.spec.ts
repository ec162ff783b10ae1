import { expect, test } from './fixtures.ts';
import { GUEST, googlePeer } from './google-peer.ts';
import { withServer } from './own-server.ts';

const token = () => localStorage.getItem('access_token');

test.describe('with Google', () => {
  // The calls that others' tokens and gone accounts are refused.
  test.use({ expectedMessages: /Failed to load resource/ });

  test('signing in works once, in the browser that began it, and the account can end by it', async ({
    page,
    context,
    browser,
  }) => {
    const google = await googlePeer();
    await withServer(google.settings, async (origin) => {
      const addresses: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().includes('/auth/callback?'))
          addresses.push(request.url());
      });
      await page.goto(`${origin}/auth?next=%2Fpricing`);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: `Continue as ${GUEST.name}` }).click();
      await expect(page).toHaveURL(`${origin}/pricing`);
      const own = await page.evaluate(token);
      const [address = ''] = addresses;
      expect(address).toContain(own);

      // The very address that signed this browser in does nothing a second time, here or elsewhere.
      const elsewhere = await browser.newContext();
      for (const [other, end] of [
        [await context.newPage(), '/pricing'], // signed in as before
        [await elsewhere.newPage(), '/auth?next=%2Fpricing'],
      ] as const) {
        await other.goto(address);
        await expect(other.getByText('Authentication failed', { exact: true }).first()).toBeVisible();
        await expect(other).toHaveURL(`${origin}${end}`);
      }
      expect(await elsewhere.pages()[0]?.evaluate(token)).toBeNull();
      expect(await page.evaluate(token)).toBe(own);
      await elsewhere.close();

      await page.goto(`${origin}/account`);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(`This is the account of ${GUEST.email}.`)).toBeVisible();
      await expect(dialog.getByText('Google has confirmed that it is you.')).toBeVisible();
      await expect(dialog.getByLabel('Your password')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page).toHaveURL(`${origin}/`);
      expect(await page.evaluate(token)).toBeNull();
      const profile = await page.request.get(`${origin}/api/auth/profile`, {
        headers: { authorization: `Bearer ${own}` },
      });
      expect(profile.status()).toBe(401);
    });
    await google.close();
  });

  test('an older sign-in is confirmed with Google first, which leads back to the question', async ({
    page,
  }) => {
    const google = await googlePeer();
    await withServer(google.settings, async (origin) => {
      await page.goto(`${origin}/auth`);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: `Continue as ${GUEST.name}` }).click();
      await expect(page).toHaveURL(`${origin}/dashboard`);
      // As the server says it after ten minutes.
      await page.route('**/api/auth/methods', (route) =>
        route.fulfill({ json: { password: false, google: true, confirmed: false } }),
      );
      await page.goto(`${origin}/account`);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Delete for good' })).toHaveCount(0);
      await page.unroute('**/api/auth/methods');
      await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
      await page.getByRole('link', { name: `Continue as ${GUEST.name}` }).click();
      await expect(dialog.getByText('Google has confirmed that it is you.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page).toHaveURL(`${origin}/`);
    });
    await google.close();
  });
});
