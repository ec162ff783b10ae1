import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllViews } from './accessibility.ts';
import { type Account, expect, test } from './fixtures.ts';

const PROMPT = 'A keeper below her lighthouse at dusk. Backlit by the lamp. 85mm at f/4, eye level.';

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function makePreview(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post('/api/images/generate', {
    headers: as(account),
    data: { prompt: PROMPT, model: 'built-in', aspect_ratio: '4:5' },
  });
  return (await answer.json()).work_id;
}

async function share(page: Page, account: Account, body: object): Promise<string> {
  const answer = await page.request.post('/api/shares', { headers: as(account), data: body });
  return (await answer.json()).url;
}

test.describe(() => {
  test.use({ expectedMessages: /404/ });

  test('a link is made, opened by a visitor, used, and is nothing once it is revoked', async ({
    signedIn: page,
    account,
    browser,
    baseURL,
  }) => {
    const id = await makePreview(page, account);
    await page.goto(`/work/${id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toContainText('Nobody but you can see this.');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/share/[\\w-]{43}$`));
    await dialog.getByLabel('Search engines may list it').check();

    const context = await browser.newContext();
    const visitor = await context.newPage();
    const head = await context.request.get(link);
    expect(await head.text()).toContain('property="og:image"');
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/keeper/i);
    await expect(visitor).toHaveTitle(/keeper.* · Framewright/i);
    const picture = visitor.getByRole('img', { name: /keeper/i });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(500);
    // Its colours below it, from dark to light.
    await expect(visitor.locator('figcaption rect')).toHaveCount(5);
    await expect(visitor.getByRole('article', { name: 'Prompt' })).toContainText('Backlit by the lamp');
    await visitor.getByRole('link', { name: 'Remix' }).click();
    await expect(visitor).toHaveURL(`${baseURL}/auth?next=${encodeURIComponent(new URL(link).pathname)}`);
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Use this prompt' }).click();
    await expect(visitor).toHaveURL(/\/auth\?next=/);
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByLabel('Description')).toHaveValue(PROMPT);

    // Signed in, it can be remixed.
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Remix' }).click();
    await expect(visitor).toHaveURL(/\/work\//);
    await expect(visitor.getByRole('article', { name: 'Prompt' })).toContainText('Backlit by the lamp');
    await expect(visitor.getByLabel('Facts')).toContainText('From');

    await dialog.getByRole('button', { name: 'Revoke the link' }).click();
    await expect(dialog).toContainText('Nobody but you can see this.');
    const answer = await visitor.goto(link);
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByText('This link is not open')).toBeVisible();
    await context.close();
  });
});

test('a collection is opened frame by frame', async ({ signedIn: page, account }) => {
  const id = await makePreview(page, account);
  const made = await page.request.post('/api/collections', { headers: as(account), data: { name: 'Lamps' } });
  const { id: collection } = await made.json();
  const body = { ids: [id], action: 'collect', value: collection };
  await page.request.post('/api/work/bulk', { headers: as(account), data: body });
  await page.goto(`/work?collection=${collection}`);
  await page.getByRole('button', { name: 'Share Lamps' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  await page.getByRole('link', { name: /keeper/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/keeper/i);
  await page.getByRole('link', { name: 'Lamps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
});

test('an export and a recipe are brought along, and what is here already is passed over', async ({
  signedIn: page,
  account,
  playwright,
  baseURL,
}) => {
  const id = await makePreview(page, account);
  const zip = await (await page.request.get('/api/export', { headers: as(account) })).body();
  const item = await (await page.request.get(`/api/work/${id}`, { headers: as(account) })).json();
  const recipe = await (await page.request.get(`${item.content.pictures[0].url}&as=with-prompt`)).body();

  // Somebody else, whose roll is blank.
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const person = { email: `other-${account.email}`, password: account.password, name: 'Ida Berg' };
  const { access_token: token } = await (await request.post('/api/auth/register', { data: person })).json();
  await page.addInitScript((other) => localStorage.setItem('access_token', other), token);
  await page.goto('/work');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const field = dialog.getByLabel('Drop a ZIP or pictures');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(dialog.getByText('There is no ZIP and no picture among these files.')).toBeVisible();
  await field.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: zip });
  await expect(dialog.getByText('1 work added')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('gridcell').getByRole('link')).toHaveCount(1);

  await page.getByRole('button', { name: 'Import' }).click();
  await field.setInputFiles({ name: 'keeper.png', mimeType: 'image/png', buffer: recipe });
  await expect(dialog.getByText('1 was here already')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('article', { name: 'Prompt' })).toContainText('Backlit by the lamp');
  await request.dispose();
});

test('sharing and importing are accessible', async ({ signedIn: page, account, browser }) => {
  test.slow(); // Twenty-four looks in one.
  const id = await makePreview(page, account);
  await page.goto(`/work/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessibleInAllViews(page);
  await page.goto('/work');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
  await expectAccessibleInAllViews(page);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const takes = await page.request.post('/api/prompts/generate', {
    headers: as(account),
    data: { subject: 'a violin maker' },
  });
  const words = await share(page, account, { work_id: (await takes.json()).work_id });
  for (const address of [link, words]) {
    await visitor.goto(address);
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    await expectAccessibleInAllViews(visitor);
  }
  await context.close();
});
