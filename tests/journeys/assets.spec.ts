import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from './pages/editor';
import { watchProblems } from './pages/problems';
import { signIn } from './pages/sign-in';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('files are uploaded, put into a folder, renamed, used, deleted and brought back', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/account/my-videos');
  await page.getByRole('button', { name: /^Account/ }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Assets Library' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('sea.png', '#1d4ed8'), await picture('sun.png', '#f59e0b')]);
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByText('sea.png')).toBeVisible();
  await expect(files.getByText('sun.png')).toBeVisible();

  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Summer');
  await page.keyboard.press('Enter');
  const folder = page.getByRole('button', { name: /^Summer/ });
  await expect(folder).toContainText('0 files');
  await files.locator('li', { hasText: 'sun.png' }).dragTo(folder);
  await expect(folder).toContainText('1 file');
  await expect(files.getByText('sun.png')).toBeHidden();
  await folder.click();
  await page.getByRole('button', { name: 'Actions for sun.png' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('sunset.png');
  await page.keyboard.press('Enter');
  await expect(files.getByText('sunset.png')).toBeVisible();

  const editor = new EditorPage(page);
  await editor.create('Product launch');
  await editor.rename('With a sunset');
  await page.getByRole('tab', { name: 'Scene', exact: true }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Replace/ })
    .click();
  await page.getByRole('dialog').getByRole('img', { name: 'sunset.png' }).click();
  await editor.waitForSaved();

  await page.goto('/account/assets/intro');
  await page.getByRole('searchbox', { name: 'Search all files' }).fill('SUNSET');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show sunset.png' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'With a sunset' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It is used in With a sunset, which keeps it.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByText('sunset.png')).toBeVisible();
  problems.expectNone();
});
