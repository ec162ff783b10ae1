import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { readConfig } from '../apps/server/src/config.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { waitForOneDay } from '../scripts/testing/one-day.ts';

export { expect };

/** An account made for one test. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly token: string;
}

interface Fixtures {
  /**
   * Console messages and failed loads that the test expects; everything else fails it. One pattern: Playwright takes a
   * list of two for a value and its options.
   */
  readonly expectedMessages: RegExp | undefined;
  /** A fresh free account, made over HTTP. */
  readonly account: Account;
  /** The page, with that account signed in. */
  readonly signedIn: Page;
  /** The same, after the operator has put the account on the pro plan. */
  readonly pro: Page;
}

/** Milliseconds: what a test may take, and a little. */
const NEEDED = 70_000;

/** What Playwright says where it blocks them. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],

  page: async ({ page, expectedMessages }, use, testInfo) => {
    const untilMidnight = waitForOneDay(Date.now(), NEEDED);
    testInfo.setTimeout(testInfo.timeout + untilMidnight);
    await wait(untilMidnight);
    const problems: string[] = [];
    const note = (problem: string) => {
      if (problem === BLOCKED_WORKER) return;
      if (!expectedMessages?.test(problem)) problems.push(problem);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect(problems, 'what the page complained about').toEqual([]);
  },

  account: async ({ request }, use) => {
    const person = {
      email: `${randomUUID()}@example.com`,
      password: 'lantern-harbour-42',
      name: 'Mara Lind',
    };
    const answer = await request.post('/api/auth/register', { data: person });
    expect(answer.status()).toBe(200);
    const { access_token: token }: { access_token: string } = await answer.json();
    await use({ ...person, token });
  },

  signedIn: async ({ page, account }, use) => {
    await page.addInitScript((token) => {
      // Only once: a test that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('access_token', token);
    }, account.token);
    await use(page);
  },

  pro: async ({ signedIn, account }, use) => {
    await makePro(account);
    await use(signedIn);
  },
});

/** Puts an account on the pro plan beside the running server, as an operator does, without a process for it. */
export async function makePro({ email }: Account): Promise<void> {
  const { database } = readConfig({ ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] });
  const { db } = await openStore(database, fail);
  const [changed] = await db.updateTable('users').set({ plan: 'pro' }).where('email', '=', email).execute();
  await db.destroy();
  expect(changed?.numUpdatedRows).toBe(1n);
}

function fail(error: Error): never {
  throw error;
}

/** Spends `count` of the account's prompts over HTTP. */
export async function spendPrompts(page: Page, account: Account, count: number) {
  for (let index = 0; index < count; index += 1) {
    const answer = await page.request.post('/api/prompts/generate', {
      data: { subject: `lighthouse number ${index}` },
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(answer.status()).toBe(200);
  }
}

/** The server does what is asked, and its answer gets lost on the way. For `page.route`. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/**
 * Watches the page from now on until a text is in it. To be called before what brings the text about: one that is
 * shown for two seconds may be gone before a busy machine looks again from outside.
 */
export async function watchFor(page: Page, text: string): Promise<() => Promise<void>> {
  const seen = await page.evaluateHandle((wanted) => {
    const isThere = () => document.body.innerText.includes(wanted);
    const appeared = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { appeared };
  }, text);
  return () => seen.evaluate(({ appeared }) => appeared);
}
