import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** Every screen, and how to bring it to a state worth looking at. */
const SCREENS: readonly { name: string; path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'landing', path: '/' },
  { name: 'auth', path: '/auth' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'generator-prompts',
    path: '/generator',
    async prepare(page) {
      await page.getByLabel('Subject').fill('old fisherman mending nets');
      await page.getByRole('button', { name: 'Generate prompts' }).click();
      await page.getByRole('img', { name: 'Sketch of the minimal take' }).waitFor();
    },
  },
  {
    name: 'generator-images',
    path: '/generator?tab=images',
    async prepare(page) {
      await page.getByLabel('Description').fill('a lighthouse on the rocks at dusk, beam to the left');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
      await page.getByRole('link', { name: 'Download' }).waitFor();
    },
  },
];
const OPEN = ['landing', 'auth', 'pricing', 'not-found'];

for (const screen of SCREENS) {
  for (const theme of THEMES) {
    for (const viewport of SIZES) {
      test.describe(() => {
        // A page that is not there answers 404, which the browser reports.
        test.use({ viewport, colorScheme: theme, expectedMessages: [/status of 404/] });

        test(`${screen.name}, ${theme}, ${viewport.width} px`, async ({ page, account }, info) => {
          if (!OPEN.includes(screen.name)) {
            await page.addInitScript((token) => localStorage.setItem('access_token', token), account.token);
          }
          await page.goto(screen.path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await screen.prepare?.(page);
          await page.waitForLoadState('networkidle');

          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, 'no sideways scroll').toBeLessThanOrEqual(viewport.width);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
          const path = info.outputPath(`${screen.name}-${theme}-${viewport.width}.png`);
          await page.screenshot({ path, fullPage: true });
        });
      });
    }
  }
}
