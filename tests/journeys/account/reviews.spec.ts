import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('reviews of a file are looked at, added, put into a scene and deleted', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/accounts/integrations');
  await expect(page).toHaveURL(/\/account\/integrations$/);
  await expect(page.getByText('No reviews yet', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Add reviews' }).click();
  const dialog = page.getByRole('dialog');
  // the server of this test has no key of a provider
  await expect(dialog.getByRole('button', { name: 'Google' })).toHaveCount(0);
  const csv = 'author;rating;review\nAda;5;Lovely lamps\nBob;11;Bad\nCleo;4;"Quick; friendly"\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'summer.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('We found 2 reviews.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Quick; friendly').last()).toBeVisible();
  await expect(dialog.getByText('Row 3: The score is not a number from 1 to 5.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 reviews' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('CSV or Excel file · 2 reviews')).toBeVisible();

  await page.getByRole('button', { name: 'Add reviews' }).click();
  await dialog.getByRole('button', { name: 'Pasted text' }).click();
  await dialog.getByLabel('Reviews', { exact: true }).fill('5 stars - Great place. - Dana\n\nWe will be back!');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Add 2 reviews' }).click();
  await expect(page.getByText('Pasted text · 2 reviews')).toBeVisible();

  const editor = new EditorPage(page);
  await editor.create('Product launch');
  await page.locator('.sr-editor__scenes').getByText('Review', { exact: false }).click();
  const panel = page.getByRole('tabpanel');
  const before = await panel.getByLabel('Quote').inputValue();
  await panel.getByRole('button', { name: 'Choose a review' }).click();
  // a review without a score is not one of at least four stars
  await expect(dialog.getByRole('button', { name: /^We will be back/ })).toHaveCount(0);
  await dialog.getByLabel('Rating').selectOption('All reviews');
  await expect(dialog.getByRole('button', { name: /^We will be back/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Great place/ }).click();
  await expect(panel.getByLabel('Quote')).toHaveValue('Great place.');
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Dana');
  await editor.waitForSaved();
  await page.keyboard.press('Control+z');
  await expect(panel.getByLabel('Quote')).toHaveValue(before);

  await page.goto('/account/integrations');
  await page.getByRole('button', { name: 'Delete summer.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('CSV or Excel file · 2 reviews')).toBeHidden();
  problems.expectNone();
});
