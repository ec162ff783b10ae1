import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Account, expect, test } from './fixtures.ts';

const PROMPT = 'A keeper below her lighthouse at dusk. Backlit by the lamp. 85mm at f/4, eye level.';

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function makePreview(page: Page, account: Account): Promise<{ id: string; recipe: Buffer }> {
  const made = await page.request.post('/api/images/generate', {
    headers: as(account),
    data: { prompt: PROMPT, model: 'built-in', aspect_ratio: '4:5' },
  });
  const { work_id: id, image_url: url } = await made.json();
  return { id, recipe: await (await page.request.get(`${url}&as=with-prompt`)).body() };
}

/** Drops a file on the middle of the page, as somebody drags it from their desktop. */
async function dropOn(page: Page, selector: string, file: { name: string; bytes: Buffer }) {
  await page.locator(selector).evaluate(
    (element, { name, base64 }) => {
      const carried = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      carried.items.add(new File([bytes], name, { type: 'image/png' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }),
        );
    },
    { name: file.name, base64: file.bytes.toString('base64') },
  );
}

/** How many things the browser keeps for forms that local storage has no room for. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('framewright', 1);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = database.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    database.close();
    return counting.result;
  });
}

for (const [name, address] of [
  ['the dashboard', '/dashboard'],
  ['the account', '/account'],
  ['the image generator', '/generator?tab=images'],
  ['the library', '/prompt-library'],
] as const) {
  test(`a recipe that is dropped on ${name} opens ready to use`, async ({ signedIn: page, account }) => {
    const { recipe } = await makePreview(page, account);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await dropOn(page, 'main h1', { name: 'keeper.png', bytes: recipe });
    await expect(page).toHaveURL(/\/generator\?tab=images&work=/);
    await expect(page.getByLabel('Description')).toHaveValue(PROMPT);
    await expect(page.getByRole('radio', { name: /Built-in preview/ })).toBeChecked();
    await expect(page.getByLabel('Aspect ratio')).toContainText('4:5');
    await expect(page.getByRole('img', { name: /^Generated: A keeper/ })).toBeVisible();
  });
}

/** As somebody on a slow line has it: what is asked for comes half a second later. */
async function slowLine(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await wait(500);
    await route.continue();
  });
}

for (const address of [
  '/',
  '/pricing',
  '/translate',
  '/auth',
  '/prompt-library',
  '/image-prompt-extractor',
]) {
  test(`what a visitor drops on ${address} before the app is there is read by the extractor`, async ({
    page,
    account,
  }) => {
    const { recipe } = await makePreview(page, account);
    await slowLine(page);
    await page.goto(address, { waitUntil: 'commit' });
    await dropOn(page, 'h1:visible', { name: 'keeper.png', bytes: recipe });
    await expect(page).toHaveURL('/image-prompt-extractor');
    await expect(page.getByRole('img', { name: 'Preview of keeper.png' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Extracted prompt' })).toContainText(PROMPT);
  });
}

test('what a visitor drops on a shared work before it is shown is read by the extractor', async ({
  page,
  account,
}) => {
  const { id, recipe } = await makePreview(page, account);
  const share = await page.request.post('/api/shares', { headers: as(account), data: { work_id: id } });
  await slowLine(page);
  await page.goto((await share.json()).url, { waitUntil: 'commit' });
  await dropOn(page, 'main', { name: 'keeper.png', bytes: recipe });
  await expect(page).toHaveURL('/image-prompt-extractor');
  await expect(page.getByRole('img', { name: 'Preview of keeper.png' })).toBeVisible();
});

test('another take is one press: the same words and settings, another seed, on the line of the first', async ({
  signedIn: page,
  account,
}) => {
  const { id } = await makePreview(page, account);
  const open = async (work: string) =>
    (await page.request.get(`/api/work/${work}`, { headers: as(account) })).json();
  await page.goto(`/work/${id}`);
  await page.getByRole('link', { name: 'Another take' }).click();
  await expect(page.getByText('8 of 10 images left today')).toBeVisible();
  const { items } = await (await page.request.get('/api/work?kind=picture', { headers: as(account) })).json();
  expect(items).toHaveLength(2);
  const [first, second] = [await open(id), await open(items[0].id)];
  expect(second).toMatchObject({
    ...{ origin: { id }, ratio: '4:5', version: 2 },
    content: { prompt: { text: PROMPT }, seed_drawn: true },
  });
  expect(second.content.settings.seed).not.toBe(first.content.settings.seed);
  // A reload makes no third one, and shows the newest.
  await page.reload();
  await expect(page.getByRole('link', { name: 'In My work' })).toHaveAttribute('href', `/work/${second.id}`);
  await page.getByRole('button', { name: 'Another take' }).click();
  await expect(page.getByText('7 of 10 images left today')).toBeVisible();
});

test('what a picture starts from is there after a reload, and gone with the sign-out', async ({
  signedIn: page,
  account,
}) => {
  const { recipe } = await makePreview(page, account);
  await page.goto('/generator?tab=images');
  await page.getByLabel('Description').fill('make it night');
  await page.getByText('Image to image').click();
  await page
    .getByLabel('Upload an input image')
    .setInputFiles({ name: 'keeper.png', mimeType: 'image/png', buffer: recipe });
  await expect(page.getByText('keeper.png')).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('keeper.png')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Image to image' })).toBeChecked();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Generate image' }).click();
  await expect(page.getByRole('img', { name: /^Generated: make it night/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).toEqual([]);
});

test('the remix that a visitor presses goes on by itself after the sign-in', async ({
  page,
  account,
  request,
}) => {
  const { id } = await makePreview(page, account);
  const share = await request.post('/api/shares', { headers: as(account), data: { work_id: id } });
  await page.goto((await share.json()).url);
  await page.getByRole('link', { name: 'Remix' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/work\//);
  await expect(page.getByLabel('Facts')).toContainText('From');
});
