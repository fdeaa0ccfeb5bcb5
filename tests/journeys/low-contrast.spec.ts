import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { signIn } from './pages/sign-in';

test('a color that a text cannot be read in is warned of at its field, until it is changed', async ({ page }) => {
  const editor = new EditorPage(page);
  await signIn(page);
  await editor.create('Product launch');
  const warning = page.locator('.sr-color__warning');
  const dark = page.locator('.sr-color', { hasText: 'Dark' }).locator('.sr-color__hex');
  await expect(dark).toBeVisible();
  await expect(warning).toHaveCount(0);
  await dark.fill('#f0ede4');
  await expect(warning).toContainText('is hard to read');
  await expect(page.locator('.sr-color', { has: warning })).toContainText('Dark');
  await dark.fill('#121214');
  await expect(warning).toHaveCount(0);
});
