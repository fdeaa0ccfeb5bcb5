/** A file that the browser makes by itself: without a network, without a place in the queue. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { beginSession } from '../pages/sign-in';

/** What an export needs is here: its worker runs, and its files were read. */
async function waitUntilPrepared(page: Page): Promise<void> {
  const names = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  await expect.poll(names, { timeout: 30_000 }).toContain('/player/export-worker.js');
  await page.waitForLoadState('networkidle');
}

/** How the file says that its colors are read. */
async function colorsOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  return track?.getColorSpace();
}

test('an open project is exported on this device without a network', async ({ page, context }) => {
  // the browser's own dialog cannot be answered by a test: the file is downloaded, as in other browsers
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const editor = new EditorPage(page);
  const exporting = new ExportDialog(page);
  const { dialog } = exporting;
  const name = `Offline ${Date.now()}`;
  await beginSession(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await editor.rename(name);
  await waitUntilPrepared(page);
  await context.setOffline(true);

  await exporting.open();
  await dialog.getByRole('button', { name: 'Export in this browser' }).click();
  await expect(dialog.getByText('Made on your computer')).toBeVisible();
  await expectAccessible(page, 'before an export on this device');
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${name}.mp4`);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
  expect(bytes.length).toBeGreaterThan(50_000);
  expect(await colorsOf(bytes)).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false });
  await expect(dialog.getByText('Your file is saved on this device.')).toBeVisible();

  await dialog.getByLabel('File type').selectOption({ label: 'PNG images of all frames (ZIP)' });
  await expect(dialog.getByText('This file type has no sound.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Export again' }).click();
  await dialog.getByRole('button', { name: 'Cancel export' }).click();
  await expect(dialog.getByText('Export canceled.')).toBeVisible();
});
