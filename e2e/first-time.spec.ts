import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { CHECKPOINT, type EnginesPeer, enginesPeer, SUBJECT } from './engines-peer.ts';
import { test as base, expect } from './fixtures.ts';
import { withServer } from './own-server.ts';

/** A server with nothing configured, beside programs that somebody runs on the same machine. */
const test = base.extend<{ engines: EnginesPeer }, { world: { origin: string; engines: EnginesPeer } }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const engines = await enginesPeer();
      try {
        await withServer({}, (origin) => use({ origin, engines }));
      } finally {
        await engines.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ world }, use) => use(world.origin),
  engines: ({ world }, use) => use(world.engines),
});

// Both programs have their usual ports, and each of them one.
test.describe.configure({ mode: 'serial' });

async function register(page: Page) {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).first().click();
  await page.getByLabel('Name').fill('Mara Lind');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('lantern-harbour-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('from nothing to takes and a picture by programs of one’s own machine', async ({ page, engines }) => {
  test.slow();
  await register(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Generator' }).click();
  await expect(page.getByText('gemma3:4b, Ollama: free, on this machine')).toBeVisible();
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const studio = page.getByRole('article', { name: 'Studio' });
  await expect(studio).toContainText('upturned crate before stretched sailcloth');
  expect(engines.chats).toHaveLength(1);

  await studio.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(CHECKPOINT) })).toBeChecked();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Free, on this machine')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Generate image' }).click();
  const progress = page.getByRole('progressbar', { name: 'How far the picture is' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No picture yet')).toBeVisible();
  await expect.poll(() => engines.interrupts()).toBe(1);
  await expect(page.getByText('10 of 10 images left today')).toBeVisible();
  engines.hurry();

  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('img', { name: /^Generated: old fisherman/ })).toBeVisible({ timeout: 30_000 });
  const seed = engines.drawn.at(-1)?.seed ?? -1;
  await page.getByRole('button', { name: `Keep seed ${seed}` }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByText('8 of 10 images left today')).toBeVisible({ timeout: 30_000 });
  expect(engines.drawn.at(-1)).toMatchObject({ seed });
  expect(engines.drawn).toHaveLength(3);

  // From My work: another light, and all else as it was.
  await page.getByRole('link', { name: 'In My work' }).click();
  const prompt = page.getByRole('article', { name: 'Prompt' });
  const light = prompt.locator('.phrase.el-light').first();
  const was = await light.innerText();
  await light.click();
  // What is pointed at is tried in the text, and the choices make way for it.
  await page.getByRole('option').nth(1).hover();
  await expect(light).not.toHaveText(was);
  await page.getByRole('option').nth(1).click();
  const said = await prompt.locator('.anatomy').innerText();
  await page.getByRole('button', { name: 'Keep as a version' }).click();
  await expect(page.getByText('Kept as a new version.')).toBeVisible();
  await page.getByRole('button', { name: 'Draw this version' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(said);
  await panel.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByText('7 of 10 images left today')).toBeVisible({ timeout: 30_000 });
  expect(engines.drawn.at(-1)).toMatchObject({ seed, prompt: said });
});

test('the Engines screen shows what was found, and each can be tried', async ({ page, engines }) => {
  await register(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'See the engines' }).click();
  const row = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(row('Ollama')).toContainText('Ready');
  await expect(row('Ollama')).toContainText('gemma3:4b, sees pictures');
  await expect(row('ComfyUI')).toContainText('Not found');
  await expect(row('ComfyUI').getByRole('listitem')).toHaveCount(2);
  const forge = row('Forge');
  await expect(forge).toContainText('free, on this machine');
  const before = engines.drawn.length;
  await forge.getByRole('button', { name: /^Test/ }).click();
  await expect(forge.getByText(/^Test picture made in [\d.]+ s\.$/)).toBeVisible();
  await expect(forge).toContainText('8 steps, seed 7');
  expect(engines.drawn).toHaveLength(before + 1);
  await expectAccessible(page);

  await page.getByLabel('Takes and scripts').click();
  await page.getByRole('option', { name: 'Built in' }).last().click();
  await page.getByRole('button', { name: 'Save defaults' }).click();
  await expect(page.getByText('The defaults were saved.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Generator' }).click();
  await expect(page.getByText('Built in: free, on this machine')).toBeVisible();

  await page.goto('/engines');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address').fill('127.0.0.1:9');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(page.getByText(/^Nothing that is known answers at 127\.0\.0\.1:9\./)).toBeVisible();
  await expectAccessible(page);
});

// While the engine loads with its first call, a busy machine sheds others; they are asked again by themselves.
test.use({ expectedMessages: /status of (400|503)/ });
