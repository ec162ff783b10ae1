/** How soon pages answer what somebody does on a phone at a quarter of this machine's speed: the next paint after each. */
import type { BrowserContext, Page } from '@playwright/test';

const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** Milliseconds in which the browser has told of what was done. */
const TOLD = 600;

declare global {
  interface Window {
    /** Milliseconds from what was done to the next paint, the longest of each interaction. */
    interactions: Map<number, number>;
  }
}

/** What somebody does on a page that is ready for it. */
interface Deed {
  readonly name: string;
  readonly address: string;
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const writeTakes = async (page: Page) => {
  await page.getByLabel('Subject').fill('an old fisherman mending nets');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  await page.getByRole('img', { name: 'Sketch of the minimal take' }).waitFor();
};

const DEEDS: readonly Deed[] = [
  {
    name: 'typing a subject',
    address: '/generator',
    prepare: (page) => page.getByLabel('Subject').focus(),
    act: (page) => page.keyboard.type('a fox in deep snow', { delay: 80 }),
  },
  {
    name: 'changing tabs',
    address: '/generator',
    prepare: (page) => page.getByRole('tab', { name: 'Image Generator' }).waitFor(),
    async act(page) {
      for (const name of ['Image Generator', 'Prompt Generator', 'Image Generator'])
        await page.getByRole('tab', { name }).click();
    },
  },
  {
    name: 'opening a phrase and taking another wording',
    address: '/generator',
    prepare: writeTakes,
    async act(page) {
      await page.locator('.anatomy .phrase.el-light').first().click();
      await page.getByRole('option').first().click();
    },
  },
  {
    name: 'opening a card of the library',
    address: '/prompt-library',
    prepare: (page) => page.getByText('Show More').first().waitFor(),
    act: (page) => page.getByText('Show More').first().click(),
  },
  {
    name: 'choosing a category of the library',
    address: '/prompt-library',
    prepare: (page) => page.getByText('Show More').first().waitFor(),
    act: (page) => page.getByRole('button', { name: 'Travel' }).click(),
  },
  {
    name: 'opening and closing the menu',
    address: '/dashboard',
    prepare: (page) => page.getByRole('heading', { name: 'Welcome' }).waitFor(),
    async act(page) {
      await page.getByRole('button', { name: /menu/i }).click();
      await page.getByRole('button', { name: /menu/i }).click();
    },
  },
];

/**
 * The longest wait of each deed, in milliseconds.
 * @param context somebody is signed in there
 * @param runs how often each is done; the medians count
 */
export async function measureInteractions(
  context: BrowserContext,
  url: string,
  runs: number,
): Promise<ReadonlyMap<string, number>> {
  const measured = new Map<string, number>();
  for (const deed of DEEDS) {
    const waits: number[] = [];
    while (waits.length < runs) waits.push(await longestWait(context, url, deed));
    measured.set(deed.name, waits.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0);
  }
  return measured;
}

async function longestWait(context: BrowserContext, url: string, deed: Deed): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(url + deed.address, { waitUntil: 'networkidle' });
  await deed.prepare(page);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(observeInteractions);
  await deed.act(page);
  await page.waitForTimeout(TOLD);
  const waits = await page.evaluate(() => [...window.interactions.values()]);
  await page.close();
  if (waits.length === 0) throw new Error(`The browser told of nothing while ${deed.name}.`);
  return Math.max(...waits);
}

/** Runs in the page. */
function observeInteractions() {
  window.interactions = new Map();
  // The types know nothing of a threshold: sixteen milliseconds is the least that browsers tell.
  const all: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        );
    }
  }).observe(all);
}
