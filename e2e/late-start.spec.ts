import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Names of the app's scripts that the page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Holds the app's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('an open page', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const address of [
    ...['/', '/pricing', '/auth', '/prompt-library', '/image-prompt-extractor', '/translate'],
    '/no-such-page',
  ]) {
    test(`${address} fetches no script until somebody does something`, async ({ page }) => {
      const asked = watchScripts(page);
      await page.goto(address);
      await page.waitForTimeout(1_000);
      expect(asked).toEqual([]);
      await page
        .getByRole('button', { name: /^Theme/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Theme: light/ }).first()).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
    });
  }

  test('starts by itself where its address asks for another form', async ({ page }) => {
    await page.goto('/auth?create');
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  });

  test('starts by itself where its tab has kept something', async ({ page }) => {
    await page.goto('/translate');
    await page.getByRole('textbox').first().fill('a lighthouse at dusk');
    await page.waitForResponse('**/api/prompts/translate');
    await page.reload();
    await expect(page.getByRole('textbox').first()).toHaveValue('a lighthouse at dusk');
  });

  test('starts at once for somebody who is signed in', async ({ signedIn: page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  });
});

test.describe('somebody who is signed in', () => {
  /** The page of the library, of which it is known that it is for Pro; its first picture stays away until that is called. */
  async function openLibrary(page: Page): Promise<() => void> {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/library/frames/prompt-1', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/library/frames/prompt-1');
    await page.goto('/prompt-library', { waitUntil: 'commit' });
    await asked;
    return gate.resolve;
  }

  test('sees the first picture before the app comes', async ({ pro: page }) => {
    // However slow the machine is, the app does not lose its patience here.
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const short = (act: () => void, milliseconds = 0) => (milliseconds < 300 ? wait(act, milliseconds) : 0);
      Object.defineProperty(window, 'setTimeout', { value: short });
    });
    const letGo = await openLibrary(page);
    const asked = watchScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    letGo();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('gets the app also where the picture does not come', async ({ pro: page }) => {
    await openLibrary(page);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  for (const [address, answer] of Object.entries({
    '/prompt-library': '/api/library/prompts',
    '/work': '/api/work?limit=60',
  }))
    test(`has what ${address} shows asked for before the app runs, once`, async ({ pro: page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
      const letGo = await holdScripts(page);
      let count = 0;
      page.on('request', (request) => {
        count += request.url().endsWith(answer) ? 1 : 0;
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => count).toBe(1);
      letGo();
      await expect(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/^(?:Showing \d+|The roll is still blank)/).first()).toBeVisible();
      expect(count).toBe(1);
    });
});

test('the stylesheet of all pages is asked for once, also by parts that come on demand', async ({
  pro: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/entry-[^/]*\.css$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto('/prompt-library');
  await expect(page.getByText('Showing 86 of 86 prompts')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Written for' }).and(page.locator('button'))).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('pointing at a link fetches the code of its page', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/auth');
  await page
    .getByRole('button', { name: /^Theme/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Theme: light/ })).toBeVisible();
  expect(asked.filter((name) => name.includes('/landing-'))).toEqual([]);
  await page.getByRole('link', { name: 'Framewright' }).first().hover();
  await expect.poll(() => asked.some((name) => name.includes('/landing-'))).toBe(true);
});

test('a press before the app is there is done once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await menu.click();
  letGo();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('what was typed before the app is there is kept, and the app knows it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/translate');
  const field = page.getByRole('textbox').first();
  await field.fill('a lighthouse at dusk, (masterpiece:1.3)');
  const translated = page.waitForResponse('**/api/prompts/translate');
  letGo();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.getByRole('button', { name: /^Theme: light/ })).toBeVisible();
  await expect(field).toHaveValue('a lighthouse at dusk, (masterpiece:1.3)');
  await translated;
});

test('a file that is chosen starts the app, which reads it', async ({ page }) => {
  // By itself the page starts no app here, however long it is idle.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 });
  });
  await page.goto('/image-prompt-extractor');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'no-picture.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)')).toHaveCount(2);
});

test('a link goes on with what it carries, when the app comes soon', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
});

test('a link is followed by the browser where no script comes', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('where the connection is lost before the app comes', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('the page says so, and keeps what was typed', async ({ page }) => {
    await page.goto('/translate');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('textbox').first().fill('a lighthouse at dusk');
    await expect(page.getByRole('alert')).toContainText('Part of this page did not come.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('textbox').first()).toHaveValue('a lighthouse at dusk');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each open page is readable', async ({ page }) => {
    const open = ['/', '/pricing', '/image-prompt-extractor', '/translate', '/prompt-library', '/auth'];
    for (const address of open)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });

  test.describe('an address without a page', () => {
    test.use({ expectedMessages: /status of 404/ });

    test('says so', async ({ page }) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});
