import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { EditorPage } from './pages/editor';
import { watchProblems } from './pages/problems';
import { signIn } from './pages/sign-in';

test('stills first, a render cancelled, another one kept and judged', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await signIn(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await editor.waitForSaved();

  // the storyboard asks for stills by itself, and knows when they are old
  const openStoryboard = () => page.getByRole('button', { name: 'Open storyboard' }).click();
  await openStoryboard();
  const storyboard = page.getByRole('dialog', { name: 'Storyboard' });
  await expect(storyboard.locator('.sr-still--current img')).toHaveCount(1, { timeout: 30_000 });
  await expectAccessible(page, 'storyboard');
  await storyboard.getByRole('button', { name: /^Go to scene 1/ }).click();
  await expect(storyboard).toBeHidden();
  await page.getByRole('tabpanel', { name: 'Scene' }).getByRole('textbox').first().fill('Another one');
  await editor.waitForSaved();
  await openStoryboard();
  await expect(storyboard.getByText('You’ve edited the video since these images were made.')).toBeVisible();
  await expect(storyboard.getByText('Outdated')).toBeVisible();
  await storyboard.getByRole('button', { name: 'Update images' }).click();
  await expect(storyboard.locator('.sr-still--current img')).toHaveCount(1, { timeout: 30_000 });
  await page.keyboard.press('Escape');

  // a render that nobody wants any more
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText(/still (a placeholder|placeholders)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Render', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel rendering' }).click();
  await expect(dialog.getByText('Rendering was cancelled.')).toBeVisible();

  // one that goes on while its dialog is closed
  await dialog.getByRole('button', { name: 'Render again' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Video ready' }).click({ timeout: 60_000 });
  await expect(dialog.getByRole('link', { name: 'Download MP4' })).toBeVisible();
  const renders = dialog.getByRole('region', { name: 'Renders of this video' }).getByRole('listitem');
  await expect(renders).toContainText(['Shown above', 'Cancelled']);
  await expectAccessible(page, 'a finished render');
  await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
  await dialog.getByLabel('What is the video for?').fill('Education');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Thank you!')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(renders).toHaveCount(2);
  await expect(dialog.getByText('How did it turn out?')).toBeHidden();
  problems.expectNone();
});
