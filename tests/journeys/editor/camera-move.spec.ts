import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('a person lets all images go to the left, and takes it back with one step', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  const button = (move: string) => form.getByRole('button', { name: `Movement of Image: ${move}` });
  const popover = page.getByRole('dialog', { name: 'Movement' });

  await button('Zoom in').click();
  await popover.getByRole('radio', { name: 'To the left' }).check({ force: true });
  await expect(button('To the left')).toBeVisible();
  await popover.getByRole('button', { name: 'Use for all images' }).click();
  await expect(popover.getByRole('button', { name: 'Used for all images' })).toBeVisible();
  await expectAccessible(page, 'movement of an image');
  await page.keyboard.press('Escape');
  await expect(button('To the left')).toBeFocused();
  await editor.waitForSaved();

  await page.reload();
  await expect(button('To the left')).toBeVisible();
  await button('To the left').click();
  await expect(popover.getByRole('button', { name: 'Used for all images' })).toBeVisible();
  await popover.getByRole('radio', { name: 'Still' }).check({ force: true });
  await expect(popover.getByRole('button', { name: 'Use for all images' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(button('To the left')).toBeVisible();
  problems.expectNone();
});
