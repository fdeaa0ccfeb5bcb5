import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('stills first, a render cancelled, another one kept and judged', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await beginSession(page);
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
  await expect(storyboard.getByText('These images were made before your last changes.')).toBeVisible();
  await expect(storyboard.getByText('Outdated')).toBeVisible();
  await storyboard.getByRole('button', { name: 'Update images' }).click();
  await expect(storyboard.locator('.sr-still--current img')).toHaveCount(1, { timeout: 30_000 });
  await page.keyboard.press('Escape');

  // an export that is not wanted any more
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText(/sample texts? left/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Export video' }).click();
  await dialog.getByRole('button', { name: 'Cancel export' }).click();
  await expect(dialog.getByText('Export canceled.')).toBeVisible();

  // one that goes on while its dialog is closed
  await dialog.getByRole('button', { name: 'Export again' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Video ready' }).click({ timeout: 60_000 });
  await expect(dialog.getByRole('link', { name: 'Download MP4' })).toBeVisible();
  await expectAccessible(page, 'a finished export');
  // the first download is asked about by a survey, each later video by its own form
  await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Download MP4' }).click()]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Video ready' }).click();
  await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
  await dialog.getByLabel('What is the video for?').fill('Education');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Thank you!')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Download MP4' })).toBeVisible();
  await expect(dialog.getByText('How did it turn out?')).toBeHidden();
  problems.expectNone();
});
