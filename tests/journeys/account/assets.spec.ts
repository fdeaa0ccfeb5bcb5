import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

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
    .locator('input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles([await picture('sea.png', '#1d4ed8'), await picture('sun.png', '#f59e0b')]);
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByText('sea.png')).toBeVisible();
  await expect(files.getByText('sun.png')).toBeVisible();

  await page.getByRole('button', { name: 'Show sea.png' }).click();
  await page.getByRole('button', { name: 'Focus point' }).click();
  const focus = page.getByRole('application', { name: 'Focus point' });
  await focus.click({ position: { x: 12, y: 12 } });
  await focus.press('ArrowRight');
  await expect(page.getByText(/^\d% from the left, \d% from the top$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save focus point' }).click();
  await expect(page.getByText('Focus point saved')).toBeVisible();

  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Summer');
  await page.keyboard.press('Enter');
  const folder = page.getByRole('button', { name: /^Summer/ });
  await expect(folder).toContainText('0 files');
  await files.getByRole('listitem').filter({ hasText: 'sun.png' }).dragTo(folder);
  await expect(folder).toContainText('1 file');
  await expect(files.getByText('sun.png')).toBeHidden();
  await expect(page.locator('.sr-assets--over')).toHaveCount(0);
  await folder.click();
  await expect(page).toHaveURL(/\?folder=\d+$/);
  await page.goBack();
  await expect(files.getByText('sea.png')).toBeVisible();
  await page.goForward();
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
  await page.getByRole('dialog').getByRole('button', { name: 'Replace file' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace sunset.png' });
  await expect(replacing.getByText('Used in 1 video: it will show the new file.')).toBeVisible();
  await replacing.locator('input[type=file]').setInputFiles(await picture('moon.png', '#334155'));
  const notice = page.getByText('sunset.png was replaced');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Show sunset.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It stays in With a sunset.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByText('sunset.png')).toBeVisible();
  problems.expectNone();
});

test('a folder is uploaded with the folders in it, and moved', { tag: '@main' }, async ({ page }, testInfo) => {
  const problems = watchProblems(page);
  const folder = testInfo.outputPath('Campaign');
  await mkdir(path.join(folder, 'Autumn'), { recursive: true });
  await writeFile(path.join(folder, 'cover.png'), (await picture('cover.png', '#0f766e')).buffer);
  await writeFile(path.join(folder, 'Autumn', 'leaves.png'), (await picture('leaves.png', '#b45309')).buffer);
  await writeFile(path.join(folder, '.DS_Store'), 'x');
  await signIn(page, '/account/assets/intro');
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  const campaign = page.getByRole('button', { name: /^Campaign/ });
  await expect(campaign).toContainText('1 file · 1 folder');
  await campaign.click();
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByText('cover.png')).toBeVisible();
  await expect(page.getByText('DS_Store')).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Autumn' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByRole('alertdialog').getByLabel('Folder').selectOption({ label: 'All files' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('button', { name: /^Autumn/ })).toBeHidden();
  await page.getByRole('button', { name: 'All files', exact: true }).click();
  const autumn = page.getByRole('button', { name: /^Autumn/ });
  await autumn.dragTo(campaign);
  await expect(autumn).toBeHidden();
  await campaign.click();
  await autumn.click();
  await expect(files.getByText('leaves.png')).toBeVisible();
  problems.expectNone();
});

test('a large file is sent in parts, goes on after a reload, and after its connection was lost', async ({ page }) => {
  await signIn(page, '/account/assets/intro');
  const raw = { width: 3000, height: 2400, channels: 3 } as const;
  const noise = sharp(randomBytes(raw.width * raw.height * 3), { raw }).png({ compressionLevel: 0 });
  const file = test.info().outputPath('noise.png');
  await noise.toFile(file);
  const input = page.locator('input[type=file]:not([webkitdirectory])').first();
  // the second part never arrives
  await page.route('**/part/2', (route) => route.abort());
  const first = page.waitForResponse(/\/part\/1$/);
  await input.setInputFiles(file);
  await first;
  await page.reload();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText(/^Stopped at \d+%/)).toBeVisible();

  await page.unroute('**/part/2');
  let lost = 0;
  await page.route('**/part/3', (route) => (++lost === 1 ? route.abort() : route.continue()));
  await uploads.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Files' }).getByText('noise.png')).toBeVisible();
  await expect(uploads).toBeHidden();
  expect(lost).toBe(2);
});
