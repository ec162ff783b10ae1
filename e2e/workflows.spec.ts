import { expectAccessible } from './accessibility.ts';
import { type ComfyPeer, comfyPeer } from './comfy-peer.ts';
import { test as base, expect } from './fixtures.ts';
import { withServer } from './own-server.ts';

/** A server beside a ComfyUI. */
const test = base.extend<{ comfy: ComfyPeer }, { world: { origin: string; comfy: ComfyPeer } }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const comfy = await comfyPeer();
      try {
        await withServer({ COMFYUI_URL: comfy.origin, DISCOVER_ENGINES: 'off' }, (origin) =>
          use({ origin, comfy }),
        );
      } finally {
        await comfy.close();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ world }, use) => use(world.origin),
  comfy: ({ world }, use) => use(world.comfy),
});

const node = (class_type: string, inputs: object, title = class_type) => ({
  ...{ class_type, inputs },
  _meta: { title },
});
const SAMPLER = {
  ...{ seed: 1, steps: 9, cfg: 6, sampler_name: 'euler', scheduler: 'karras', denoise: 1 },
  ...{ model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] },
};
/** Two passes, of which each has steps of its own. */
const TWICE = {
  '3': node('KSampler', SAMPLER, 'First pass'),
  '4': node('CheckpointLoaderSimple', { ckpt_name: 'dreamshaper_8.safetensors' }),
  '5': node('EmptyLatentImage', { width: 512, height: 512, batch_size: 1 }),
  '6': node('CLIPTextEncode', { text: 'old words', clip: ['4', 1] }, 'What I want'),
  '7': node('CLIPTextEncode', { text: 'blurry', clip: ['4', 1] }),
  '10': node('KSampler', { ...SAMPLER, steps: 4, latent_image: ['3', 0] }, 'Second pass'),
  '8': node('VAEDecode', { samples: ['10', 0], vae: ['4', 2] }),
  '9': node('SaveImage', { images: ['8', 0], filename_prefix: 'mine' }),
};

const file = (workflow: object) => ({
  name: 'portrait-api.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(workflow)),
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a workflow is shown, confirmed, kept, used and taken away, ${colorScheme}`, async ({
    signedIn: page,
    comfy,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/engines');
    const row = page.getByRole('article', { name: 'ComfyUI' });
    await expect(row).toContainText('Ready');
    await row.getByRole('button', { name: 'Add a workflow' }).click();
    await expectAccessible(page);
    await row.locator('input[type=file]').setInputFiles(file(TWICE));
    await expect(row.getByRole('combobox', { name: 'Prompt', exact: true })).toHaveText(
      /What I want: old words/,
    );
    // What may be in two places is left as it is, unless somebody says where.
    const steps = row.getByRole('combobox', { name: 'Steps' });
    await expect(steps).toHaveText('Leave as it is');
    await steps.press('Enter');
    await page.getByRole('option', { name: 'Second pass: 4' }).click();
    await expectAccessible(page);
    await row.getByLabel('Name').fill(`Portrait ${colorScheme}`);
    await row.getByRole('button', { name: 'Keep this workflow' }).click();
    await expect(row.getByRole('button', { name: `Remove Portrait ${colorScheme}` })).toBeVisible();

    await page.goto('/generator?tab=images');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('radio', { name: new RegExp(`Portrait ${colorScheme}`) }).click();
    await panel.getByLabel('Description').fill('a red fox');
    await panel.getByRole('button', { name: 'Generate image' }).click();
    await expect(page.getByRole('img', { name: 'Generated: a red fox' })).toBeVisible();
    expect(comfy.runs.at(-1)).toMatchObject({
      '3': { inputs: { steps: 9 } },
      '6': { inputs: { text: 'a red fox' } },
    });

    await page.goto('/engines');
    await row.getByRole('button', { name: `Remove Portrait ${colorScheme}` }).click();
    await expect(page.getByText('The workflow was removed.')).toBeVisible();
    await expect(row.getByText(`Portrait ${colorScheme}`)).toHaveCount(0);
  });
}

test.describe('what cannot be kept', () => {
  test.use({ expectedMessages: /status of 400/, viewport: { width: 390, height: 844 } });

  test('a missing node and a loop are said where the file was chosen', async ({ signedIn: page }) => {
    await page.goto('/engines');
    const row = page.getByRole('article', { name: 'ComfyUI' });
    await row.getByRole('button', { name: 'Add a workflow' }).click();
    const choose = (workflow: object) => row.locator('input[type=file]').setInputFiles(file(workflow));
    await choose({ ...TWICE, '11': node('FaceDetailer', { image: ['8', 0] }) });
    await expect(row.getByText(/FaceDetailer/)).toBeVisible();
    await choose({ ...TWICE, '8': node('VAEDecode', { samples: ['8', 0], vae: ['4', 2] }) });
    await expect(row.getByText(/run in a circle/)).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });
});
