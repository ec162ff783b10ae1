import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readMetadata } from '@framewright/image-metadata';
import { expect, test } from './fixtures.ts';

test('a visitor signs up, writes prompts, makes a picture and sees the day counted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL('/auth');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account');
  await page.getByLabel('Name').fill('Mara Lind');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('lantern-harbour-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara');
  await expect(page.getByText('Upgrade to Pro - $5/month')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Generator' }).click();
  await page.getByLabel('Subject').fill('old fisherman mending nets');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const studio = page.getByRole('article', { name: 'Studio' });
  await expect(studio).toContainText('old fisherman mending nets');
  await expect(page.getByRole('article', { name: 'Cinematic' })).toContainText('old fisherman mending nets');
  await expect(page.getByRole('article', { name: 'Minimal' })).toContainText('old fisherman mending nets');
  await expect(page.getByText('19 of 20 prompts left today')).toBeVisible();

  await studio.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^old fisherman mending nets[.,] .+\.$/);
  expect(copied).not.toMatch(/SUB|SET|LGT/);

  await studio.getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('tab', { name: 'Image Generator' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Description')).toHaveValue(copied);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  const picture = page.getByRole('figure').getByRole('img', { name: /old fisherman mending nets/ });
  await expect(picture).toBeVisible();
  const side = ({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.max(naturalWidth, naturalHeight);
  expect(await picture.evaluate(side)).toBe(1024);
  await expect(page.getByText('9 of 10 images left today')).toBeVisible();

  for (const [link, prompt] of [
    ['Download with prompt', copied],
    ['Download picture only', undefined],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^framewright-.*\.png$/);
    expect(readMetadata(readFileSync(await file.path()))?.generation?.prompt).toBe(prompt);
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(picture).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('img', { name: '1 of 20 prompts used' })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 of 10 images used' })).toBeVisible();

  // The picture, which is the newest, says which takes it came from.
  await page.getByRole('navigation').getByRole('link', { name: 'My work' }).click();
  await page.getByRole('gridcell').getByRole('link').first().click();
  const facts = page.getByLabel('Facts');
  await expect(facts).toContainText('Built-in');
  await facts.getByRole('link', { name: 'old fisherman mending nets' }).click();
  await expect(page.getByRole('main')).toContainText(copied);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});
