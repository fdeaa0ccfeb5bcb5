import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('a stock image is found, put into a scene, and found with its license among the files', async ({ page }) => {
  const problems = watchProblems(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Product launch');
  await page.getByRole('tab', { name: 'Scene', exact: true }).click();
  const form = page.getByRole('tabpanel');
  await form
    .getByRole('button', { name: /^Replace/ })
    .first()
    .click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: 'Library' }).click();
  await expect(picker.getByText('They are free to use', { exact: false })).toBeVisible();
  await picker.getByRole('searchbox', { name: 'Search images' }).fill('cheese');
  await expect(picker.getByText('1 image', { exact: true })).toBeVisible();
  // Tab leads from the words past the license to what was found
  await page.keyboard.press('Tab');
  await expect(picker.getByRole('link', { name: 'License: CC0 1.0' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(picker.getByRole('button', { name: /^Pizza/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(form.getByRole('img', { name: 'Pizza' })).toBeVisible();
  await editor.waitForSaved();

  await page.goto('/account/assets/intro');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Plants');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Plants/ }).click();
  await page.getByRole('button', { name: 'Add from library' }).click();
  const stock = page.getByRole('dialog');
  await stock.getByRole('searchbox', { name: 'Search images' }).fill('desert');
  await stock.getByRole('button', { name: /^Cactus and friends/ }).click();
  await expect(stock.getByText('Added', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show Cactus and friends' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Library', { exact: true })).toBeVisible();
  await expect(details.getByText('Spotreel', { exact: true })).toBeVisible();
  await expect(details.getByRole('link', { name: 'CC0 1.0' })).toHaveAttribute('href', /creativecommons\.org/);
  await page.keyboard.press('Escape');
  // a picture of the library that is used is no copy among the files
  await page.getByRole('button', { name: 'All files', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Plants/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Pizza' })).toHaveCount(0);
  problems.expectNone();
});
