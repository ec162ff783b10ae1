import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY_SAMPLE } from '@framewright/content/open/library-sample';
import { LIBRARY_EXAMPLES } from '@framewright/content/pro/examples';
import { LIBRARY } from '@framewright/content/pro/prompts';
import {
  FILLED_EXAMPLE,
  filledExamplePrompt,
  PRESET_PACKS,
  TEMPLATE_LINES,
  TEMPLATE_MENUS,
  TEMPLATE_TIPS,
} from '@framewright/content/pro/templates';
import { expect, test, watchFor } from './fixtures.ts';

const WITH_GAPS = LIBRARY.find(({ prompt }) => prompt.includes('[Country]'));

test.describe('for a pro user', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('search and category are kept in the address, shared and after a reload', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    await expect(page.getByText('Showing 86 of 86 prompts')).toBeVisible();
    await page.getByRole('button', { name: 'Vintage' }).click();
    await expect(page.getByText('Showing 4 of 86 prompts')).toBeVisible();
    await expect(page).toHaveURL('/prompt-library?category=Vintage');
    await page.getByRole('searchbox').fill('(.*[');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('searchbox').fill('THE');
    await expect(page).toHaveURL('/prompt-library?q=THE&category=Vintage');
    const count = await page.getByText(/^Showing \d+ of 86 prompts$/).textContent();
    await page.reload();
    await expect(page.getByText(count ?? '')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('THE');
  });

  test('ten thousand characters and emoji in the search break nothing', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    await page.getByRole('searchbox').fill('🚋'.repeat(5_000));
    await expect(page.getByText('Showing 0 of 86 prompts')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByText('Showing 86 of 86 prompts')).toBeVisible();
  });

  test('all 86 come while one scrolls, and one is open at a time', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    const more = page.getByText('Show More');
    await more.first().click();
    await expect(page.getByText('Show Less')).toHaveCount(1);
    await expect(page.getByRole('article').first()).toContainText(LIBRARY[0]?.prompt ?? '?');
    await more.nth(3).click();
    await expect(page.getByText('Show Less')).toHaveCount(1);
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await page.getByRole('article').count()).toBe(86);
    }).toPass();
  });

  test('copy confirms for two seconds and copies the plain text', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    const card = page.getByRole('article').first();
    const confirmed = await watchFor(page, 'Copied!');
    await card.getByRole('button', { name: /^Copy / }).click();
    await confirmed();
    await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LIBRARY[0]?.prompt);
    await expect(card.getByRole('button', { name: 'Copied!' })).toBeHidden();
  });

  test('use in generator goes by the dashboard to the images tab', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    await page
      .getByRole('button', { name: /^Use in generator: / })
      .first()
      .click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Open the generator' }).click();
    await expect(page).toHaveURL('/generator?tab=images');
    await expect(page.getByLabel('Description')).toHaveValue(LIBRARY[0]?.prompt ?? '?');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the generator' })).toBeHidden();
  });

  test('placeholders are filled in and copied', async ({ pro: page }) => {
    await page.goto('/prompt-library?q=[Country]');
    const title = WITH_GAPS?.title ?? '?';
    await page.getByRole('button', { name: `Fill in ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Country').fill('Portugal');
    await dialog.getByRole('button', { name: 'Copy filled prompt' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(WITH_GAPS?.prompt.replaceAll('[Country]', 'Portugal'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Fill in ${title}` })).toBeFocused();
  });

  test('examples are copied whole and tried at once', async ({ pro: page }) => {
    await page.goto('/prompt-library?tab=examples');
    await expect(page.getByRole('article')).toHaveCount(3);
    const moon = page.getByRole('article', { name: 'Lifting the glowing moon' });
    await moon.getByRole('button', { name: /^Copy full prompt/ }).click();
    const text = LIBRARY_EXAMPLES.find(({ id }) => id === 'glowing-moon')?.prompt;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await moon.getByRole('button', { name: /^Try this now/ }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('selectedPrompt'))).toBe(text);
  });

  test('the master template fills as one chooses, and packs are to come', async ({ pro: page }) => {
    await page.goto('/prompt-library');
    await page.getByRole('tab', { name: 'Master Templates' }).click();
    await expect(page).toHaveURL('/prompt-library?tab=templates');
    const live = page.getByRole('region', { name: 'Your prompt so far' });
    await expect(live).toContainText('[YOUR PHOTO SUBJECT]');
    await page.getByLabel('Your photo subject').fill('the cellist');
    await expect(live).toContainText('the cellist');
    await expect(live).not.toContainText('[YOUR PHOTO SUBJECT]');
    await page.getByRole('group', { name: 'Framing' }).getByRole('button').first().click();
    await expect(live).not.toContainText('[FRAMING]');
    await live.getByRole('button', { name: 'Start over' }).click();
    await expect(live).toContainText('[FRAMING]');

    const packs = page.getByRole('region', { name: 'Preset packs' }).getByRole('button');
    await expect(packs).toHaveCount(17);
    await page.getByRole('button', { name: /^H · / }).click();
    await expect(page.getByText('Pack H is coming soon.')).toBeVisible();
  });
});

test('the free plan and visitors get the way to Pro', async ({ page, account }) => {
  const upgrade = page.getByRole('link', { name: 'Upgrade to Pro - $5/month' });
  await page.goto('/prompt-library');
  await expect(upgrade).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate((token) => localStorage.setItem('access_token', token), account.token);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(upgrade).toBeVisible();
  for (const part of ['prompts', 'examples', 'templates']) {
    const answer = await page.request.get(`/api/library/${part}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'plan_required', detail: 'This needs the Pro plan.' });
  }
});

test('no file that a browser can load holds the texts of the library', () => {
  const folder = path.resolve(import.meta.dirname, '../apps/web/build/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|json|svg|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const served = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const secrets = [
    ...LIBRARY.map(({ prompt }) => prompt),
    ...LIBRARY_EXAMPLES.flatMap(({ prompt, note, scene }) => [prompt, note, scene]),
    ...TEMPLATE_LINES.map(({ text }) => text),
    ...TEMPLATE_TIPS,
    ...TEMPLATE_MENUS.flatMap(({ choices }) => choices.map(({ text }) => text)).filter(isOurs),
    ...PRESET_PACKS.map(({ scene }) => scene),
    ...[filledExamplePrompt(), FILLED_EXAMPLE.title, FILLED_EXAMPLE.scene],
    ...Object.values(FILLED_EXAMPLE.values).filter(isOurs),
  ];
  const found = secrets.filter((text) => [0, 0.5].some((at) => served.includes(piece(text, at))));
  // The one that everybody may read shows that the check finds what is served.
  expect(found).toEqual([LIBRARY_SAMPLE.prompt]);
});

/** 'f/8', 'golden hour' and 'an 85 mm lens' are everybody's. */
const isOurs = (text: string): boolean => text.length > 15;

/** Forty characters of a text, or the whole of a shorter one, from a share of its length on: also found where a quote was escaped elsewhere. */
function piece(text: string, at: number): string {
  const start = Math.max(0, Math.min(Math.floor(text.length * at), text.length - 40));
  return text.slice(start, start + 40);
}
