import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { makePro, test } from './fixtures.ts';

/** Any picture that the tree holds. */
const PICTURE = path.resolve(import.meta.dirname, '../apps/web/public/apple-touch-icon.png');

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

/** Where `npm run looks` wants the pictures of all views. */
const FOLDER = process.env['LOOKS_FOLDER'];

/** Contrast is the theme's affair and layout the width's, so each screen is looked at twice, unless all is wanted. */
const VIEWS = FOLDER
  ? (['light', 'dark'] as const).flatMap((theme) =>
      [DESKTOP, TABLET, PHONE].map((viewport) => ({ theme, viewport })),
    )
  : ([
      { theme: 'light', viewport: DESKTOP },
      { theme: 'dark', viewport: PHONE },
    ] as const);

/** Has the extractor read a picture of ours. */
async function extract(page: Page) {
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('heading', { name: 'Extracted prompt' }).waitFor();
}

/** Makes takes, and goes where they are kept. */
async function openRoll(page: Page) {
  await page.getByLabel('Subject').fill('old fisherman mending nets');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  await page.getByRole('link', { name: 'In My work' }).waitFor();
  await page.goto('/work');
  await page.getByRole('gridcell').getByRole('link').first().waitFor();
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who looks at it; left out, a visitor. */
  readonly plan?: 'free' | 'pro';
  /** Brings it to a state worth looking at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'auth', path: '/auth' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/dashboard', plan: 'free' },
  { name: 'engines', path: '/engines', plan: 'free' },
  {
    name: 'generator-prompts',
    path: '/generator',
    plan: 'free',
    async prepare(page) {
      await page.getByLabel('Subject').fill('old fisherman mending nets');
      await page.getByRole('button', { name: 'Generate prompts' }).click();
      await page.getByRole('img', { name: 'Sketch of the minimal take' }).waitFor();
    },
  },
  {
    name: 'generator-images',
    path: '/generator?tab=images',
    plan: 'free',
    async prepare(page) {
      await page.getByLabel('Description').fill('a lighthouse on the rocks at dusk, beam to the left');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
      await page.getByRole('link', { name: 'Download picture only' }).waitFor();
    },
  },
  {
    name: 'compare',
    path: '/compare',
    plan: 'free',
    async prepare(page) {
      await page
        .getByLabel('Prompt')
        .fill('A keeper below her lighthouse. Backlit by the lamp. 85mm at f/4.');
      await page.getByRole('button', { name: /Backlit by the lamp/ }).click();
      const wordings = page.getByRole('group', { name: 'Wordings for light' }).getByRole('button');
      for (const index of [0, 1]) await wordings.nth(index).click();
      await page.getByRole('button', { name: '16:9' }).click();
      await page.getByText('6 free').waitFor();
    },
  },
  {
    name: 'board',
    path: '/compare',
    plan: 'free',
    async prepare(page) {
      await page
        .getByLabel('Prompt')
        .fill('A keeper below her lighthouse. Backlit by the lamp. 85mm at f/4.');
      await page.getByRole('button', { name: /Backlit by the lamp/ }).click();
      const wordings = page.getByRole('group', { name: 'Wordings for light' }).getByRole('button');
      for (const index of [0, 1]) await wordings.nth(index).click();
      await page.getByRole('button', { name: '16:9' }).click();
      await page.getByRole('button', { name: 'Draw 6 pictures' }).click();
      await page.getByText('6 done').waitFor();
      const pictures = page.getByRole('button', { name: /side by side$/ });
      for (const index of [0, 1]) await pictures.nth(index).click();
      await page.getByRole('button', { name: /^Pick/ }).nth(1).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  {
    name: 'templates',
    path: '/templates',
    plan: 'free',
    async prepare(page) {
      await page
        .getByLabel('Template', { exact: true })
        .fill('A {red|blue|green} coat for $5 on {{who}} in [PLACE]');
      await page.getByLabel('Values for who').fill('a boy\na hen');
      await page.getByLabel('Name').fill('Coats');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Coats' }).waitFor();
    },
  },
  { name: 'register', path: '/auth/?create=' },
  {
    name: 'translate',
    path: '/translate',
    async prepare(page) {
      await page
        .getByLabel('Your prompt')
        .fill('masterpiece, 1girl, (red coat:1.3), night street, rain --ar 16:9');
      await page.getByRole('region', { name: 'What changed' }).waitFor();
    },
  },
  {
    name: 'work-empty',
    path: '/work',
    plan: 'free',
  },
  { name: 'work', path: '/generator', plan: 'free', prepare: openRoll },
  {
    name: 'work-item',
    path: '/generator',
    plan: 'free',
    async prepare(page) {
      await openRoll(page);
      await page.getByRole('gridcell').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Share' }).waitFor();
    },
  },
  { name: 'extractor', path: '/image-prompt-extractor' },
  { name: 'extractor-visitor', path: '/image-prompt-extractor', prepare: extract },
  { name: 'extractor-result', path: '/image-prompt-extractor', plan: 'free', prepare: extract },
  { name: 'library-upsell', path: '/prompt-library' },
  {
    name: 'library',
    path: '/prompt-library',
    plan: 'pro',
    prepare: (page) => page.getByText('Show More').nth(1).click(),
  },
  {
    name: 'library-fill-in',
    path: '/prompt-library?q=[Country]',
    plan: 'pro',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Fill in/ })
        .first()
        .click(),
  },
  { name: 'library-examples', path: '/prompt-library?tab=examples', plan: 'pro' },
  { name: 'library-templates', path: '/prompt-library?tab=templates', plan: 'pro' },
  { name: 'guide', path: '/guide', plan: 'free' },
  { name: 'seedream-guide', path: '/seedream-guide', plan: 'free' },
  { name: 'sora2-guide', path: '/sora2-guide', plan: 'free' },
  { name: 'script', path: '/sora2', plan: 'pro' },
  { name: 'optimizer', path: '/sora2/optimizer', plan: 'pro' },
  { name: 'downloads', path: '/downloads', plan: 'free' },
  { name: 'connect', path: '/connect', plan: 'free' },
  {
    name: 'account',
    path: '/account',
    plan: 'free',
    async prepare(page) {
      const keys = page.locator('#api-keys');
      for (const name of ['Night job', 'Studio']) {
        await keys.getByLabel('Key name').fill(name);
        await keys.getByRole('button', { name: 'Create key' }).click();
        await keys.getByRole('heading', { name: `The key ‘${name}’ is ready` }).waitFor();
        if (name === 'Night job') await keys.getByRole('button', { name: 'I have copied it' }).click();
      }
    },
  },
];

// A page that is not there answers 404, which the browser reports.
test.use({ expectedMessages: /status of 404/ });

for (const screen of SCREENS) {
  test(screen.name, async ({ page, account }) => {
    if (screen.plan) {
      await page.addInitScript((token) => localStorage.setItem('access_token', token), account.token);
    }
    if (screen.plan === 'pro') await makePro(account);
    for (const [index, view] of VIEWS.entries()) {
      await test.step(`${view.theme}, ${view.viewport.width} px`, async () => {
        // What is far down the page is not drawn, and would change its colours only while axe looks.
        await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' });
        await page.setViewportSize(view.viewport);
        // What was prepared once is there: it is turned, as a tablet is.
        if (index === 0 || !screen.prepare) await open(page, screen);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        if (!FOLDER) return;
        const name = `${screen.name}-${view.theme}-${view.viewport.width}.png`;
        await page.screenshot({ path: path.join(FOLDER, name), fullPage: true });
      });
    }
  });
}

async function open(page: Page, screen: Screen) {
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
}
