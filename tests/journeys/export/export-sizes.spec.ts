/**
 * One video in two sizes: exported in one step by the real painter, looked at, and downloaded together. The demo account may have
 * one export at a time: the second one is refused at first, and waits for the first.
 */
import { expect, type Page, test } from '@playwright/test';
import { namesIn } from '../../server/fixtures/zip-content';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { beginSession } from '../pages/sign-in';

/** Pixels of the file in the player, as the browser decodes it. */
const shownSize = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);

test('a video is exported in two sizes at once, and both come in one ZIP', async ({ page }) => {
  const editor = new EditorPage(page);
  const exporting = new ExportDialog(page);
  const { dialog } = exporting;
  const name = `Two sizes ${Date.now()}`;
  await beginSession(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await editor.rename(name);

  await exporting.open();
  const size = (words: string) => dialog.getByRole('button', { name: words });
  await expect(size('Landscape')).toHaveAttribute('aria-pressed', 'true');
  // the last one stays
  await size('Landscape').click();
  await expect(size('Landscape')).toHaveAttribute('aria-pressed', 'true');
  await size('Portrait').press('Space');
  await expect(size('Portrait')).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByLabel('Resolution').selectOption('720p');
  await expectAccessible(page, 'two sizes');
  await dialog.getByRole('button', { name: 'Export 2 videos' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(2);
  await expectAccessible(page, 'two exports');

  await expect(dialog.getByRole('heading', { name: 'Your videos are ready' })).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => shownSize(page)).toEqual([1280, 720]);
  await dialog.getByRole('button', { name: 'Play Portrait' }).click();
  await expect.poll(() => shownSize(page)).toEqual([720, 1280]);
  await expectAccessible(page, 'two files');
  const all = dialog.getByRole('link', { name: 'Download all (ZIP)' });
  const zip = await page.request.get((await all.getAttribute('href')) ?? '');
  expect(zip.headers()['content-disposition']).toContain(`${name}.zip`);
  const files = await namesIn(new Response(new Uint8Array(await zip.body())));
  expect([...files.keys()]).toEqual([`${name} 16x9.mp4`, `${name} 9x16.mp4`]);
  for (const content of files.values()) expect(content.slice(4, 8)).toBe('ftyp');
});
