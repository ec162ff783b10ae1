import { expect, test } from './fixtures.ts';

test('what is typed outlives a reload', async ({ pro: page }) => {
  await page.goto('/generator');
  const subject = page.getByLabel('Subject');
  await subject.fill('a tin robot waters tomatoes');
  await page.reload();
  await expect(subject).toHaveValue('a tin robot waters tomatoes');
  await page.goto('/sora2');
  await page.getByLabel('Your video idea').fill('a kite is lost and found');
  await page.reload();
  await expect(page.getByLabel('Your video idea')).toHaveValue('a kite is lost and found');
});

test('leaving while takes are written asks first', async ({ signedIn: page }) => {
  await page.route('**/api/prompts/generate', () => undefined); // Never answered.
  await page.goto('/generator');
  await page.getByLabel('Subject').fill('a tin robot waters tomatoes');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('link', { name: 'Library' }).first().click();

  const question = page.getByRole('dialog', { name: 'Leave while it is being made?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/generator');

  await page.getByRole('link', { name: 'Library' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/prompt-library');
});

test('a question that is no longer one goes with the answer', async ({ signedIn: page }) => {
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/prompts/generate', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/generator');
  await page.getByLabel('Subject').fill('a tin robot waters tomatoes');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('link', { name: 'Library' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave while it is being made?' })).toBeVisible();
  answer();
  await expect(page).toHaveURL('/prompt-library');
});
