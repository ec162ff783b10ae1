import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What each signed-in page says to everybody, and so says before the app is there. */
const SAID: Readonly<Record<string, string>> = {
  '/dashboard': 'Describe a subject and get three takes: studio, cinematic, minimal.',
  '/generator': 'Nothing on the roll yet',
  '/work': 'All work',
  '/compare': 'Compare',
  '/templates': 'Templates',
  '/guide': 'Sources',
  '/seedream-guide': 'Seedream',
  '/sora2': 'Sora 2 Video Prompt Generator',
  '/sora2/optimizer': 'Sora 2 Prompt Optimizer GPT',
  '/sora2-guide': 'Sora 2',
  '/downloads': 'Downloads',
  '/account': 'Account',
  '/engines': 'Engines',
  '/connect': 'Connect',
};

/** Pages that a visitor may see as well: what they show to somebody who is signed in. */
const SHARED: Readonly<Record<string, string>> = { '/prompt-library': '100+ Prompts' };

const noScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

test.describe('before any script of the app has come', () => {
  test('each page shows its frame to somebody who is signed in', async ({ pro: page }) => {
    await noScripts(page);
    for (const [address, text] of Object.entries({ ...SAID, ...SHARED }))
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
        await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      });
  });

  test('a plan that is not Pro is offered what it lacks', async ({ signedIn: page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await noScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Go Pro for')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
  });

  test('links of the frame are followed', async ({ pro: page }) => {
    await noScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click();
    await expect(page).toHaveURL('/downloads');
  });
});

test('what waits within a page stands in its HTML once, and no script puts it in its place', async ({
  request,
}) => {
  for (const address of Object.keys({ ...SAID, ...SHARED })) {
    const html = await (await request.get(address)).text();
    expect(html.match(/<template id="B:|\$RC/g), address).toBeNull();
  }
});

test('nothing can be typed into what is only drawn', async ({ pro: page }) => {
  await noScripts(page);
  for (const address of ['/generator', '/work', '/prompt-library']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.locator('main').locator('input, textarea, select').and(page.locator(':enabled')),
    ).toHaveCount(0);
  }
});

for (const width of [412, 1_440])
  test(`nothing moves when faces, the app and its answers come, ${width} px`, async ({ pro: page }) => {
    await page.setViewportSize({ width, height: 820 });
    await page.goto('/dashboard');
    for (const file of ['**/*.woff2', '**/api/**'])
      await page.route(file, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue();
      });
    for (const address of [
      ...['/dashboard', '/generator', '/work', '/prompt-library', '/downloads', '/connect'],
      ...['/compare', '/templates', '/account', '/pricing'],
    ]) {
      await page.goto(address);
      const moved = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        return sum;
      });
      // Of much text, a line may break elsewhere in our face than in its stand-in.
      expect.soft(moved, address).toBeLessThan(address === '/connect' ? 0.02 : 0.005);
    }
  });

test.describe('with the rules that stand in it', () => {
  for (const address of ['/', '/pricing', '/translate', '/dashboard', '/work', '/guide', '/prompt-library'])
    test(`${address} looks as with its whole stylesheets`, async ({ pro: page }) => {
      // What starts the app, and so fetches the whole, is gone before it is looked for.
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('script[type="text/late"]')?.remove(),
        ),
      );
      for (const width of [390, 1_440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        expect(await page.evaluate(changedByTheWhole), `at ${width}`).toEqual([]);
      }
    });
});

/** The elements of a page that get another look once its stylesheets are there in full. */
async function changedByTheWhole(): Promise<string[]> {
  // Of elements that say the same of themselves and of what they lie in, one.
  const nameOf = (element: Element | null) => `${element?.localName}.${element?.getAttribute('class')}`;
  const kinds = new Map(
    [...document.querySelectorAll('body, body *')].map((element) => [
      `${nameOf(element.parentElement)} > ${nameOf(element)}`,
      element,
    ]),
  );
  const properties = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'));
  const looks = () => {
    // What moves is compared where it begins.
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...kinds].flatMap(([name, element]) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return properties.map((each) => `${name}${part ?? ''} ${each}: ${style.getPropertyValue(each)}`);
      }),
    );
  };
  const styles = [...document.querySelectorAll<HTMLElement>('style[data-whole]')];
  const loads = styles.map((style) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'print';
    link.href = style.dataset['whole'] ?? '';
    style.after(link);
    return new Promise<HTMLLinkElement>((resolve) => link.addEventListener('load', () => resolve(link)));
  });
  const links = await Promise.all(loads);
  const before = new Set(looks());
  for (const link of links) link.media = 'all';
  return links.length === 0 ? ['There is nothing to compare.'] : looks().filter((look) => !before.has(look));
}

test.describe('a visitor', () => {
  test('sees nothing of a signed-in page, comes to sign in without the app, and keeps the way back', async ({
    page,
  }) => {
    await noScripts(page);
    await page.addInitScript(() => {
      const look = () => {
        const { body } = document;
        if (body && location.pathname !== '/auth' && body.checkVisibility()) console.error('It was seen.');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/generator?tab=images');
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/generator?tab=images')}`);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth');
  });

  test('whose session has expired comes to sign in as well', async ({ page }) => {
    await noScripts(page);
    await page.addInitScript(() => {
      const past = btoa(JSON.stringify({ exp: 1_600_000_000 }));
      localStorage.setItem('access_token', `e30.${past}.x`);
    });
    await page.goto('/work', { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/work')}`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the library tells visitors what it holds', async ({ page }) => {
    await page.goto('/prompt-library');
    await expect(page.getByText('The Free plan keeps its')).toBeVisible();
    await expect(page.getByRole('tab', { name: '100+ Prompts' })).toBeHidden();
  });
});
