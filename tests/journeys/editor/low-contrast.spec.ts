import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';

test('a color that a text cannot be read in is warned of at its field, until it is changed', async ({ page }) => {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const warning = page.locator('.sr-color__warning');
  const dark = page.locator('.sr-color', { hasText: 'Dark' }).locator('.sr-color__hex');
  await expect(dark).toBeVisible();
  await expect(warning).toHaveCount(0);
  await dark.fill('#f0ede4');
  await expect(warning).toContainText('is hard to read');
  await expect(page.locator('.sr-color', { has: warning })).toContainText('Dark');
  // the color that is suggested can be read, and one undo takes it back
  await page.getByRole('button', { name: /^Try #/ }).click();
  await expect(warning).toHaveCount(0);
  await expect(dark).not.toHaveValue('#f0ede4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dark).toHaveValue('#f0ede4');
  await dark.fill('#121214');
  await expect(warning).toHaveCount(0);
});
