import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const SUBJECT = 'a violin maker in her workshop, fitting the last string';

/** Does something to what is there: with the keys alone, or with a finger. */
const HANDS = {
  keyboard: {
    viewport: { width: 1440, height: 900 },
    async press(target: Locator) {
      // A key does not wait, as a finger's tap does, until what is counted first can be pressed.
      await expect(target).toBeEnabled();
      await target.press('Enter');
    },
    async choose(frame: Locator) {
      await frame.focus();
      await frame.page().keyboard.press('Space');
    },
  },
  touch: {
    viewport: { width: 390, height: 844 },
    press: (target: Locator) => target.tap(),
    async choose(frame: Locator) {
      await frame.page().getByRole('button', { name: 'Select', exact: true }).tap();
      await frame.tap();
    },
  },
} as const;

for (const hand of ['keyboard', 'touch'] as const) {
  const { viewport, press, choose } = HANDS[hand];

  test.describe(() => {
    test.use({ viewport, hasTouch: hand === 'touch' });

    test(`made, lost by no reload, found, compared, branched, shared and brought along, by ${hand}`, async ({
      signedIn: page,
      account,
      browser,
      playwright,
      baseURL,
    }) => {
      test.slow(); // A day's work in one.
      const write = async (field: Locator, text: string) => {
        await (hand === 'touch' ? field.tap() : field.focus());
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(text);
      };
      const button = (name: string | RegExp, inside: Page | Locator = page) =>
        inside.getByRole('button', { name }).first();
      const frames = page.getByRole('gridcell').getByRole('link');

      // Made, and there again after a reload.
      await page.goto('/generator');
      await write(page.getByLabel('Subject'), SUBJECT);
      await press(button('Generate prompts'));
      const studio = page.getByRole('article', { name: 'Studio' }).locator('.anatomy');
      const text = await studio.innerText();
      await page.reload();
      await expect(studio).toHaveText(text);

      // Found by an element.
      await press(page.getByRole('link', { name: 'In My work' }));
      await page.goto('/work');
      const chips = page.getByRole('group', { name: 'Elements' });
      await press(chips.getByRole('button').filter({ hasText: /[a-z]/i }).nth(1));
      await expect(page).toHaveURL(/element=/);
      await expect(frames).toHaveCount(1);

      // Compared.
      await choose(frames.first());
      await press(button('Compare', page.getByRole('region', { name: 'Selection' })));
      await press(button(/^Draw \d+ pictures?$/, page.getByRole('region', { name: 'Before it runs' })));
      const pictures = page.getByRole('button', { name: /side by side$/ });
      await expect(pictures.first()).toBeVisible({ timeout: 40_000 });
      await press(pictures.first());
      await press(button(/^Pick/));
      await expect(page.getByRole('button', { name: /as a winner$/, pressed: true }).first()).toBeVisible();

      // Branched: two versions that both follow the first.
      await page.goto('/work?kind=picture');
      await press(frames.first());
      const line = page.getByRole('region', { name: 'Line of versions' }).getByRole('listitem');
      const prompt = page.getByRole('article', { name: 'Prompt' });
      const keepVersion = async (text: string) => {
        await press(button('Edit'));
        await write(page.getByLabel('Prompt text'), text);
        await press(button('Keep as a version'));
        await expect(prompt.locator('.anatomy')).toHaveText(text);
      };
      await keepVersion('A keeper at dusk. Backlit by the lamp.');
      // The line arrives after the work itself.
      await expect(line).toHaveCount(2);
      const first = line.first().getByRole('link');
      await press(first);
      await expect(first).toHaveAttribute('aria-current', 'true');
      await keepVersion('A keeper at dawn. Under an open sky.');
      await expect(line).toHaveCount(3);
      await expect(line.nth(2)).toContainText('Branch');

      // Shared.
      await press(button('Share'));
      await press(button('Make a link'));
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      const context = await browser.newContext({ viewport });
      const visitor = await context.newPage();
      await visitor.goto(link);
      await expect(visitor.getByRole('article', { name: 'Prompt' })).toContainText('A keeper at dawn');
      await expectAccessible(visitor);
      await context.close();

      // Brought along by somebody whose roll is blank.
      const headers = { authorization: `Bearer ${account.token}` };
      const zip = await (await page.request.get('/api/export', { headers })).body();
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      const data = { email: `other-${account.email}`, password: account.password, name: 'Ida Berg' };
      const { access_token: token } = await (await request.post('/api/auth/register', { data })).json();
      await request.dispose();
      await page.addInitScript((other) => localStorage.setItem('access_token', other), token);
      await page.goto('/work');
      await press(button('Import'));
      const dialog = page.getByRole('dialog', { name: 'Import' });
      const file = { name: 'export.zip', mimeType: 'application/zip', buffer: zip };
      await dialog.getByLabel('Drop a ZIP or pictures').setInputFiles(file);
      await expect(dialog.getByText(/works and 1 board added$/)).toBeVisible();
      await press(button('Done', dialog));
      await expect(frames.nth(3)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await expectAccessible(page);
    });
  });
}
