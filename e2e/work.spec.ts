import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInAllViews } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const SUBJECT = 'a violin maker in her workshop, fitting the last string';
const OTHER = 'a red coupe at an empty border post';

/** Makes a set of takes over HTTP, as the generator does. */
async function makeTakes(page: Page, token: string, subject: string): Promise<void> {
  const answer = await page.request.post('/api/prompts/generate', {
    headers: { authorization: `Bearer ${token}` },
    data: { subject },
  });
  expect(answer.status()).toBe(200);
}

async function makePreview(page: Page, token: string, prompt: string): Promise<void> {
  const answer = await page.request.post('/api/images/generate', {
    headers: { authorization: `Bearer ${token}` },
    data: { prompt, model: 'built-in', aspect_ratio: '4:5' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

const frames = (page: Page) => page.getByRole('gridcell').getByRole('link');
const frame = (page: Page, name: RegExp) => frames(page).filter({ hasText: name });

/** Moves the focus by Tab until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

test('what was made is found by word and element, tagged, binned, brought back and opened, by keyboard', async ({
  signedIn: page,
  account,
}) => {
  await makeTakes(page, account.token, SUBJECT);
  await makeTakes(page, account.token, OTHER);
  await makePreview(page, account.token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  await page.goto('/dashboard');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'My work' }));
  await page.keyboard.press('Enter');
  await expect(frames(page)).toHaveCount(3);

  // By word.
  await tabTo(page, page.getByLabel('Search my work'));
  await page.keyboard.type('violin');
  await expect(frames(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=violin/);
  await page.reload();
  await expect(frames(page)).toHaveCount(1);
  await page.getByLabel('Search my work').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(frames(page)).toHaveCount(3);

  // By element: one of those that are offered.
  const chip = page
    .getByRole('group', { name: 'Elements' })
    .getByRole('button')
    .filter({ hasText: /[a-z]/i })
    .nth(1);
  const count = Number(await chip.locator('.num').innerText());
  await chip.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/element=/);
  await expect(frames(page)).toHaveCount(count);
  await page.keyboard.press('Space');
  await expect(frames(page)).toHaveCount(3);

  // Tagged.
  await tabTo(page, frames(page).first());
  await page.keyboard.press('ArrowRight');
  await expect(frames(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('2 selected')).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tag' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('New tag').focus();
  await page.keyboard.type('for the book');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take off #for the book' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/work?tag=for%20the%20book');
  await expect(frames(page)).toHaveCount(2);

  // Binned, and brought back.
  await frames(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('2 selected')).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Bin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 works moved to the bin.')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(frames(page)).toHaveCount(2);

  // Opened.
  await page.goto('/work');
  await frame(page, /keeper/i).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/keeper/i);
  const picture = page.getByRole('region', { name: 'Picture' });
  await picture.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Fit into the frame' })).toHaveText('150 %');
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Keeper, take one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keeper, take one');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keeper, take one');
});

test('an edited prompt is a version: what changed is told, and the way back leads there', async ({
  signedIn: page,
  account,
}) => {
  await makePreview(page, account.token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  await page.goto('/work');
  await frame(page, /keeper/i).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByLabel('Prompt text')
    .fill('A keeper below her lighthouse at dusk. Soft window light from the left.');
  await page.getByRole('button', { name: 'Keep as a version' }).click();
  await expect(page.getByText('Kept as a new version.')).toBeVisible();
  const changed = page.getByRole('region', { name: 'What changed since version 1' });
  await expect(changed.locator('del').first()).toContainText('Backlit');
  await expect(changed.locator('ins').first()).toContainText('Soft window light');
  await changed.getByRole('radio', { name: 'By word' }).click();
  await expect(changed.locator('.version-words')).toContainText('A keeper below her lighthouse');
  await expect(page.getByRole('region', { name: 'Line of versions' }).getByRole('listitem')).toHaveCount(2);
  await changed.getByRole('link', { name: 'Go back to version 1' }).click();
  await expect(page.getByRole('article', { name: 'Prompt' })).toContainText('Backlit by the lamp');
});

test('from an earlier version another line begins', async ({ signedIn: page, account }) => {
  await makePreview(page, account.token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  await page.goto('/work');
  await frame(page, /keeper/i).click();
  const keep = async (text: string) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Prompt text').fill(text);
    await page.getByRole('button', { name: 'Keep as a version' }).click();
    await expect(page.getByRole('article', { name: 'Prompt' }).locator('.anatomy')).toHaveText(text);
  };
  const line = page.getByRole('region', { name: 'Line of versions' }).getByRole('listitem');
  await keep('A keeper below her lighthouse at dusk. Soft window light from the left.');
  await line.first().getByRole('link').click();
  await expect(page.getByRole('article', { name: 'Prompt' })).toContainText('Backlit by the lamp');
  await keep('A keeper below her lighthouse at dawn. Backlit by the lamp.');
  await expect(line).toHaveCount(3);
  await expect(line.nth(1)).not.toContainText('Branch');
  await expect(line.nth(2)).toContainText('Branch');
  const changed = page.getByRole('region', { name: 'What changed since version 1' });
  await expect(changed.locator('del').first()).toContainText('dusk');
  await expect(changed.locator('ins').first()).toContainText('dawn');
});

test('conversation and script are there again after a reload', async ({ pro: page }) => {
  await page.goto('/sora2/optimizer');
  await page.getByPlaceholder('Describe your video idea...').fill('A fox sits on a night tram');
  await page.getByRole('button', { name: 'Send' }).click();
  const answers = page.getByRole('article', { name: 'Optimizer' });
  await expect(answers).toContainText(/fox/i);
  const written = await answers.getByRole('paragraph').first().innerText();
  await page.reload();
  await expect(answers).toContainText(written);
  await expect(answers).toContainText('What was added, and why');

  await page.goto('/sora2');
  await page.getByLabel('Your video idea').fill('A night baker slides the first loaves out of a brick oven');
  await page.getByRole('button', { name: 'Get Creative Options' }).click();
  await page.getByRole('button', { name: 'Choose Option B' }).click();
  const beats = page.getByRole('list', { name: 'Beats' });
  const told = await beats.innerText();
  await page.reload();
  await expect(beats).toHaveText(told, { useInnerText: true });
});

test('the generator finds its last takes again after a reload, until somebody starts anew', async ({
  signedIn: page,
}) => {
  await page.goto('/generator');
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByRole('button', { name: 'Generate prompts' }).click();
  const studio = page.getByRole('article', { name: 'Studio' });
  await studio.getByRole('img', { name: 'Sketch of the studio take' }).waitFor();
  const text = await studio.locator('.anatomy').innerText();
  await expect(page.getByRole('link', { name: 'In My work' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  await expect(studio.locator('.anatomy')).toHaveText(text);
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(studio).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generate prompts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('rows are as high as they are guessed: nothing moves when they come into view', async ({
  pro: page,
  account,
}) => {
  await page.goto('/dashboard');
  for (let made = 0; made < 60; made += 1) await makeTakes(page, account.token, `${SUBJECT}, number ${made}`);
  for (const viewport of [
    { width: 1440, height: 500 },
    { width: 768, height: 500 },
    { width: 390, height: 500 },
  ]) {
    await page.setViewportSize(viewport);
    for (const address of ['/work', '/work?view=list']) {
      await page.goto(address);
      const grid = page.getByRole('grid');
      await expect(page.getByText('That is the whole roll.')).toBeAttached();
      const first = await grid.evaluate((element) => element.clientHeight);
      await page.getByText('That is the whole roll.').scrollIntoViewIfNeeded();
      await expect(frames(page).last()).toBeInViewport();
      await page.waitForTimeout(200);
      const last = await grid.evaluate((element) => element.clientHeight);
      expect(last, `${address}, ${viewport.width} px`).toBe(first);
    }
  }
});

test('the roll and a work are accessible', async ({ signedIn: page, account }) => {
  test.slow(); // Eighteen looks in one.
  await makeTakes(page, account.token, SUBJECT);
  await makePreview(page, account.token, 'A keeper below her lighthouse at dusk. Backlit by the lamp.');
  for (const address of ['/work', '/work?view=list']) {
    await page.goto(address);
    await expect(frames(page)).toHaveCount(2);
    await frames(page).first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectAccessibleInAllViews(page);
  }
  await frame(page, /keeper/i).press('Enter');
  await expect(page.getByRole('article', { name: 'Prompt' })).toBeVisible();
  await expectAccessibleInAllViews(page);
});
