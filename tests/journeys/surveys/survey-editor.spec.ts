import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('an operator leaves by a link in the app, finds what was unsaved, and translates it', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/operator/surveys');
  await page.getByRole('button', { name: 'New survey' }).click();
  await page.getByRole('button', { name: /^Net Promoter/ }).click();
  const first = page.locator('details.sr-question').first();
  await first.locator('summary').click();
  await first.getByLabel('Headline').fill('Would you come again?');
  const hidden = first.getByLabel('Draft, hidden from visitors');
  await hidden.check();
  await expect(page.locator('aside').getByText('Would you come again?')).toHaveCount(0);
  await hidden.uncheck();
  await page.getByRole('link', { name: 'All surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Surveys' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^We restored your unsaved changes from/)).toBeVisible();
  await expect(page.locator('aside').getByText('Would you come again?')).toBeVisible();

  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByLabel('Add a language').fill('arabic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Headline, Arabic').first().fill('هل ستعود؟');
  const preview = page.locator('aside');
  await expect(preview.getByText('هل ستعود؟')).toBeVisible();
  expect(await preview.locator('[lang=ar]').getAttribute('dir')).toBe('rtl');
  await expectAccessible(page, 'translations');
  // It saves by itself; how soon, a slow machine decides.
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Languages' }).click();
  await page.getByRole('button', { name: /^Arabic 1 of/ }).click();
  await expect(page.getByLabel('Headline, Arabic').first()).toHaveValue('هل ستعود؟');

  await page.getByRole('button', { name: 'Targeting' }).click();
  await page.getByLabel('Name').fill('To be discarded');
  await page.getByRole('link', { name: 'All surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Surveys' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'To be discarded' })).toHaveCount(0);
  await expect(page.getByText(/^We restored your unsaved changes from/)).toHaveCount(0);
  problems.expectNone();
});

test('an operator sets up a click, tries it out, and a survey is triggered by it', async ({ page }) => {
  // A name that is taken is refused.
  const problems = watchProblems(page, /409/);
  await signIn(page, '/operator/surveys');
  await page.getByRole('link', { name: 'Actions' }).click();
  await expect(page.getByText('Tracked automatically').first()).toBeVisible();
  await page.getByRole('button', { name: 'New action' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('New Session');
  await dialog.getByLabel('CSS selector').fill('.buy >');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This isn’t a valid CSS selector.')).toBeVisible();
  await dialog.getByLabel('CSS selector').fill('.buy');
  await dialog.getByLabel('HTML to test').fill('<button class="buy"><b>Buy</b></button><a>No</a>');
  await expect(dialog.getByText('Clicking <button.buy>, <b> triggers it.')).toBeVisible();
  await dialog.getByLabel('Value').fill('/pricing');
  await expect(dialog.getByText('The page URL doesn’t match.')).toBeVisible();
  await dialog.getByLabel('URL to test').fill('https://shop.example/pricing');
  await expect(dialog.getByText('Action triggered', { exact: true })).toBeVisible();
  await expectAccessible(page, 'action');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This name is already in use.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Clicked buy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Click on .buy · Page URL contains /pricing')).toBeVisible();
  await expectAccessible(page, 'actions');

  await page.getByRole('link', { name: 'All surveys' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByRole('button', { name: 'Targeting' }).click();
  await page.getByLabel('Clicked buy').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Manage actions' }).click();
  const row = page.locator('.sr-action', { hasText: 'Clicked buy' });
  await expect(row.getByRole('link')).toHaveCount(1);
  await row.getByRole('button', { name: 'Delete Clicked buy' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  problems.expectNone();
});
