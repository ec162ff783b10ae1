import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const PROMPT = 'A keeper below her lighthouse at dusk. Backlit by the lamp. 85mm at f/4.';

/** Makes a preview over HTTP, as the generator does. @returns the id of its work */
async function makePreview(page: Page, token: string): Promise<string> {
  const answer = await page.request.post('/api/images/generate', {
    headers: { authorization: `Bearer ${token}` },
    data: { prompt: PROMPT, model: 'built-in', aspect_ratio: '4:5' },
  });
  return (await answer.json()).work_id;
}

/** Makes a board over HTTP. @returns its id */
async function makeBoard(page: Page, token: string, body: object): Promise<string> {
  const answer = await page.request.post('/api/boards', {
    headers: { authorization: `Bearer ${token}` },
    data: { prompt: PROMPT, model: 'built-in', ...body },
  });
  return (await answer.json()).id;
}

const pictures = (page: Page) => page.getByRole('button', { name: /side by side$/ });
const RATIOS = { field: 'aspect_ratio', values: ['1:1', '4:5', '16:9'] };

test('only the light differs: counted, drawn, compared, picked, and the rest binned and brought back', async ({
  signedIn: page,
  account,
}) => {
  const work = await makePreview(page, account.token);
  await page.goto(`/work/${work}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await expect(page.getByLabel('Prompt')).toHaveValue(PROMPT);
  const cost = page.getByRole('region', { name: 'Before it runs' });
  await expect(cost).toContainText('1 free');

  await page.getByRole('button', { name: /Backlit by the lamp/ }).click();
  const wordings = page.getByRole('group', { name: 'Wordings for light' });
  await wordings.getByRole('button').first().click();
  await wordings.getByRole('button').nth(1).click();
  await page.getByLabel('Wording of your own').fill('moonlight on wet stone');
  await page.keyboard.press('Enter');
  await expect(cost).toContainText('4 free');
  await expect(cost).toContainText('Your day has 9 pictures left.');
  await expectAccessible(page);
  await cost.getByRole('button', { name: 'Draw 4 pictures' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Only the light differs' })).toBeVisible();
  await expect(pictures(page)).toHaveCount(4, { timeout: 40_000 });
  await expect(page.getByRole('status').filter({ hasText: '4 done' })).toBeVisible();
  await expectAccessible(page);

  // Two at the same place, by keyboard.
  await pictures(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(pictures(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const pair = page.getByRole('region', { name: 'Side by side' });
  await expect(pair.getByRole('figure')).toHaveCount(2);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const transforms = () =>
    page
      .locator('.board-picture > img, .board-large > img')
      .evaluateAll((all) => [
        ...new Set(all.map((image) => getComputedStyle(image).transform.split(',')[0])),
      ]);
  expect(await transforms()).toEqual(['matrix(1.96']);
  await page.getByRole('button', { name: 'Zoom together' }).click();
  expect(await transforms()).toEqual(['matrix(1', 'matrix(1.96']);
  await page.getByRole('button', { name: 'Zoom together' }).click();
  const placeOf = () =>
    page
      .locator('.board-large > img')
      .evaluateAll((all) => all.map((image) => getComputedStyle(image).transform));
  const before = await placeOf();
  await pictures(page).first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  const [one, other] = await placeOf();
  expect(one?.split(',')[4]).not.toBe(before[0]?.split(',')[4]);
  expect(one?.split(',')[0]).toBe(other?.split(',')[0]);
  await page.getByRole('button', { name: 'Flicker' }).click();
  await expect(pair.getByRole('figure')).toHaveCount(1);
  await page.getByRole('button', { name: 'Flicker' }).click();

  // A winner, and the rest.
  const binRest = page.getByRole('button', { name: 'Bin the rest' });
  await expect(binRest).toBeDisabled();
  await pictures(page).nth(1).focus();
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: /as a winner$/, pressed: true }).first()).toBeVisible();
  await binRest.click();
  await expect(page.getByText('3 pictures moved to the bin.')).toBeVisible();
  await expect(pictures(page)).toHaveCount(1);
  await expect(page.getByText('In the bin')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pictures(page)).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('button', { name: /as a winner$/, pressed: true })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('board.zip');
  await page.getByRole('button', { name: 'Forget the board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget the board' }).click();
  await expect(page.getByText('Boards that you draw are kept here.')).toBeVisible();
  await page.getByRole('link', { name: 'My work' }).first().click();
  await expect(page.getByRole('gridcell')).toHaveCount(5);
});

test('stopping keeps what is there, and the rest can be drawn', async ({ pro: page, account }) => {
  test.slow();
  const prompts = Array.from({ length: 40 }, (_, index) => `${PROMPT} Lantern number ${index}.`);
  await page.goto('/compare');
  const rest = page.getByRole('button', { name: /^Draw the rest/ });
  // Several processes draw a board in three seconds: one that was drawn before the press is made again.
  await expect(async () => {
    const id = await makeBoard(page, account.token, { axes: [{ field: 'prompt', values: prompts }] });
    await page.goto(`/compare/${id}`);
    await page.getByRole('button', { name: 'Stop the rest' }).dispatchEvent('click', {}, { timeout: 5_000 });
    await expect(rest).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 50_000 });
  expect(await pictures(page).count()).toBeLessThan(40);
  await rest.click();
  await expect(pictures(page)).toHaveCount(40, { timeout: 50_000 });
});

test('takes are compared as far as the day has pictures; the rest is told and kept', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/generator');
  const eight = {
    axes: [{ field: 'prompt', values: Array.from({ length: 8 }, (_, index) => `Lantern ${index}`) }],
  };
  await makeBoard(page, account.token, eight);
  await page.getByLabel('Subject').fill('a violin maker');
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('button', { name: 'Studio', pressed: true })).toBeVisible();
  // The list follows the board that is being drawn.
  await expect(page.getByRole('listitem').filter({ hasText: '8 of 8 drawn' })).toBeVisible({
    timeout: 40_000,
  });
  await page.reload();
  const cost = page.getByRole('region', { name: 'Before it runs' });
  await expect(cost).toContainText('3 free');
  await expect(cost).toContainText('Your day has 2 pictures left: the rest of the board is kept');
  await cost.getByRole('button', { name: 'Draw 3 pictures' }).click();
  await expect(page.getByText(/Daily limit reached/).first()).toBeVisible({ timeout: 40_000 });
  await expect(pictures(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Draw the rest (1)' })).toBeVisible();
});

test.describe('a board that is there', () => {
  // A column that it has already.
  test.use({ expectedMessages: /status of 400/ });

  test('a column is added to a board that is there: priced, drawn, and all else stays', async ({
    signedIn: page,
    account,
  }) => {
    await page.goto('/dashboard');
    const lights = ['a lamp above her', 'moonlight on wet stone'];
    const id = await makeBoard(page, account.token, {
      axes: [RATIOS, { element: 'light', start: 39, end: 58, values: lights }],
    });
    await page.goto(`/compare/${id}`);
    await expect(pictures(page)).toHaveCount(6, { timeout: 40_000 });
    await page.getByRole('button', { name: 'Pick 4:5, a lamp above her as a winner' }).click();

    await page.getByRole('button', { name: 'Add a column' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a column' });
    const draw = dialog.getByRole('button', { name: 'Draw 3 pictures' });
    await expect(draw).toBeDisabled();
    const wording = dialog.getByRole('group', { name: 'Other wordings' }).getByRole('button').first();
    await wording.click();
    await expect(dialog).toContainText('3 pictures: 3 free. Your day has 4 pictures left.');
    await dialog.getByLabel('Wording of your own').fill(lights[0] ?? '');
    await expect(wording).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog.getByRole('alert')).toHaveText('This board has that column already.');
    await expect(draw).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel('Wording of your own').fill('a green flare');
    await draw.click();
    await expect(dialog).toBeHidden();
    await expect(pictures(page)).toHaveCount(9, { timeout: 40_000 });
    await expect(page.getByRole('region', { name: 'a green flare' })).toBeVisible();
    const winner = page.getByRole('button', { name: /as a winner$/, pressed: true });
    await expect(winner).toHaveAccessibleName('Pick 4:5, a lamp above her as a winner');
  });
});

test('frames that are chosen in My work are compared as one board', async ({ signedIn: page, account }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  await page.request.post('/api/prompts/generate', { headers, data: { subject: 'a violin maker' } });
  await makePreview(page, account.token);
  await page.goto('/work');
  await page.getByRole('gridcell').getByRole('link').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  const prompts = page.getByRole('group', { name: 'Prompts' }).getByRole('button');
  await expect(prompts).toHaveCount(4);
  await expect(prompts.filter({ hasText: 'Studio: ' })).toHaveAttribute('aria-pressed', 'true');
  await prompts
    .filter({ hasText: /Studio|Minimal/ })
    .first()
    .click();
  const cost = page.getByRole('region', { name: 'Before it runs' });
  await cost.getByRole('button', { name: 'Draw 3 pictures' }).click();
  await expect(pictures(page)).toHaveCount(3, { timeout: 40_000 });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a board is zoomed, dragged and picked with a finger', async ({ signedIn: page, account }) => {
    const id = await makeBoard(page, account.token, { axes: [RATIOS] });
    await page.goto(`/compare/${id}`);
    await expect(pictures(page)).toHaveCount(3, { timeout: 40_000 });
    await pictures(page).first().tap();
    await pictures(page).nth(1).tap();
    await expect(page.getByRole('region', { name: 'Side by side' }).getByRole('figure')).toHaveCount(2);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.getByRole('button', { name: /^Pick/ }).first().tap();
    await expect(page.getByRole('button', { name: /as a winner$/, pressed: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test('a template is written, counted, saved, and drawn as a board', async ({ signedIn: page }) => {
  await page.goto('/templates');
  await page.getByLabel('Template', { exact: true }).fill('A {red|blue} coat for $5 on {{who}}, 100% wool');
  const makes = page.getByRole('region', { name: 'What it makes' });
  await expect(makes).toContainText('2 prompts');
  await expect(makes).toContainText('Nothing is filled in for who yet');
  await page.getByLabel('Values for who').fill('a boy\na hen');
  await expect(makes).toContainText('4 prompts');
  await expect(makes).toContainText('A blue coat for $5 on a hen, 100% wool');
  await page.getByLabel('Name').fill('Coats');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(makes).toContainText('4 prompts');
  await expectAccessible(page);

  // A table in place of the list; one with too many cells is refused with a sentence.
  const file = page.locator('input[type=file]');
  const asCsv = (text: string) => ({ name: 'coats.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await file.setInputFiles(asCsv(`who,b\n${'1,2\n'.repeat(6_000)}`));
  await expect(page.getByText('This CSV is too large: at most 10,000 cells.')).toBeVisible();
  await file.setInputFiles(asCsv('who\na fox\n'));
  await expect(makes).toContainText('2 prompts');
  await expect(makes).toContainText('A red coat for $5 on a fox, 100% wool');

  await page.reload();
  await page
    .getByRole('navigation', { name: 'Your templates' })
    .getByRole('button', { name: 'Coats' })
    .click();
  await expect(page.getByLabel('Template', { exact: true })).toHaveValue(/red\|blue/);
  // It comes back with what filled it in when it was saved.
  await expect(page.getByLabel('Values for who')).toHaveValue('a boy\na hen');
  await expect(makes).toContainText('4 prompts');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Values for who').fill('a boy');
  await makes.getByRole('button', { name: 'Compare all 2' }).click();
  const cost = page.getByRole('region', { name: 'Before it runs' });
  await expect(cost).toContainText('2 free');
  await cost.getByRole('button', { name: 'Draw 2 pictures' }).click();
  await expect(pictures(page)).toHaveCount(2, { timeout: 40_000 });

  await page.goto('/templates');
  await page
    .getByRole('navigation', { name: 'Your templates' })
    .getByRole('button', { name: 'Coats' })
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Templates that you save are kept here.')).toBeVisible();
});
