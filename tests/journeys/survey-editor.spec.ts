import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { watchProblems } from './pages/problems';
import { signIn } from './pages/sign-in';

test('an operator leaves by a link in the app, finds what was unsaved, and translates it', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/operator/surveys');
  await page.getByRole('button', { name: 'New survey' }).click();
  await page.getByRole('button', { name: /^Recommendation/ }).click();
  const first = page.locator('details.sr-question').first();
  await first.locator('summary').click();
  await first.getByLabel('Headline').fill('Would you come again?');
  await page.getByRole('link', { name: 'All surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Surveys' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
  await expect(page.locator('aside').getByText('Would you come again?')).toBeVisible();

  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByLabel('Add a language').fill('arabic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Headline, Arabic').first().fill('هل ستعود؟');
  const preview = page.locator('aside');
  await expect(preview.getByText('هل ستعود؟')).toBeVisible();
  expect(await preview.locator('[lang=ar]').getAttribute('dir')).toBe('rtl');
  await expectAccessible(page, 'translations');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: /^Arabic 1 of/ }).click();
  await expect(page.getByLabel('Headline, Arabic').first()).toHaveValue('هل ستعود؟');

  await page.getByRole('button', { name: 'When and who' }).click();
  await page.getByLabel('Name').fill('To be discarded');
  await page.getByRole('link', { name: 'All surveys' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'To be discarded' })).toHaveCount(0);
  await expect(page.getByText(/^Unsaved changes from/)).toHaveCount(0);
  problems.expectNone();
});

test('an operator sets up a click, tries it out, and a survey is triggered by it', async ({ page }) => {
  // A name that is taken is refused.
  const problems = watchProblems(page, /409/);
  await signIn(page, '/operator/surveys');
  await page.getByRole('link', { name: 'Actions' }).click();
  await expect(page.getByText('Noticed by the widget itself').first()).toBeVisible();
  await page.getByRole('button', { name: 'New action' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('New Session');
  await dialog.getByLabel('CSS selector').fill('.buy >');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is no CSS selector.')).toBeVisible();
  await dialog.getByLabel('CSS selector').fill('.buy');
  await dialog.getByLabel('HTML of the page').fill('<button class="buy"><b>Buy</b></button><a>No</a>');
  await expect(dialog.getByText('A click on <button.buy>, <b> fires it.')).toBeVisible();
  await dialog.getByLabel('Value').fill('/pricing');
  await expect(dialog.getByText('The address does not fit.')).toBeVisible();
  await dialog.getByLabel('An address').fill('https://shop.example/pricing');
  await expect(dialog.getByText('It fires', { exact: true })).toBeVisible();
  await expectAccessible(page, 'action');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This name is used already.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Clicked buy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Click on .buy · Address contains /pricing')).toBeVisible();
  await expectAccessible(page, 'actions');

  await page.getByRole('link', { name: 'All surveys' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByRole('button', { name: 'When and who' }).click();
  await page.getByLabel('Clicked buy').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Set up actions' }).click();
  const row = page.locator('.sr-action', { hasText: 'Clicked buy' });
  await expect(row.getByRole('link')).toHaveCount(1);
  await row.getByRole('button', { name: 'Delete Clicked buy' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  problems.expectNone();
});
