import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { EditorPage } from './pages/editor';
import { watchProblems } from './pages/problems';
import { beginSession } from './pages/sign-in';

test('a person loses the background, gets it back, and one step undoes either', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  const dialog = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Replace: Image' }).click();
  await dialog.locator('input[type=file]').setInputFiles('library/media/peg-portrait.jpg');
  // an upload is chosen as soon as it is there
  await expect(dialog).toHaveCount(0);
  const remove = form.getByRole('button', { name: 'Remove background: Image' });
  const bringBack = form.getByRole('button', { name: 'Bring the background back: Image' });

  await remove.click();
  const slider = dialog.getByRole('slider', { name: 'Compare before and after' });
  await expect(slider).toHaveValue('50', { timeout: 60_000 });
  await slider.focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('20');
  await dialog.getByRole('button', { name: 'Dark' }).click();
  await expectAccessible(page, 'background removal');
  await expect(dialog.getByText(/^You’ve used \d+ of 15 background removals this month/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bringBack).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(remove).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(bringBack).toBeVisible();
  await editor.waitForSaved();

  // on the next visit too
  await page.reload();
  await bringBack.click();
  await expect(slider).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring the background back' }).click();
  await expect(remove).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bringBack).toBeVisible();
  problems.expectNone();
});

test('an image without a person is refused in plain words', async ({ page }) => {
  const problems = watchProblems(page, /status of 422/);
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  await form.getByRole('button', { name: 'Remove background: Image' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('We couldn’t find a person')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  problems.expectNone();
});
