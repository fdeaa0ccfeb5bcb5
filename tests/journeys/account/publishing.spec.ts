/** A finished video, from a connected channel to its page on YouTube, which is one on this machine. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startYouTube, type YouTubeServer } from '../../server/fixtures/publishing/youtube-server';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { type OwnServer, startOwnServer } from '../pages/operators/own-server';
import { signIn } from '../pages/sign-in';

let youtube: YouTubeServer;
let server: OwnServer;
test.beforeAll(async () => {
  youtube = await startYouTube();
  const { clientId, clientSecret, authorizeUrl, tokenUrl, apiUrl } = youtube.settings;
  server = await startOwnServer({
    YOUTUBE_CLIENT_ID: clientId,
    YOUTUBE_CLIENT_SECRET: clientSecret,
    YOUTUBE_AUTHORIZE_URL: authorizeUrl,
    YOUTUBE_TOKEN_URL: tokenUrl,
    YOUTUBE_API_URL: apiUrl,
  });
});
test.afterAll(async () => {
  await server.close();
  await youtube.close();
});

async function open(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(page, '/accounts/integrations');
  return page;
}

test('a channel is connected, a video is published on it after an interruption, and the channel is left', async ({
  browser,
}) => {
  const page = await open(browser);
  youtube.isRefused = true;
  await page.getByRole('button', { name: 'Connect YouTube' }).click();
  await expect(page.getByText('You didn’t allow access', { exact: false })).toBeVisible();
  youtube.isRefused = false;
  await page.getByRole('button', { name: 'Connect YouTube' }).click();
  await expect(page.getByText('Lamps & Light is connected.', { exact: false })).toBeVisible();
  // what YouTube has added leaves the address
  await expect(page).toHaveURL(`${server.url}/account/integrations`);
  await expect(page.getByText('Your plan includes 1 connected channel.')).toBeVisible();
  await expectAccessible(page, 'connected channels');

  const editor = new EditorPage(page);
  const exporting = new ExportDialog(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await exporting.open();
  await exporting.dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(exporting.download).toBeVisible({ timeout: 60_000 });
  await exporting.dialog.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share video' });
  await sharing.getByRole('region', { name: 'Publish to YouTube' }).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish to YouTube' });
  await dialog.getByLabel('Title').fill('Five handy tips');
  await dialog.getByLabel('Description').fill('Made with love');
  await dialog.getByLabel('Who can watch').selectOption('Public: everyone');
  await expectAccessible(page, 'details of a video to publish');
  youtube.faults.set(' part', ['cut']);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Watch on YouTube' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=video_1$/, { timeout: 30_000 });
  const [video] = youtube.videos;
  expect(video?.resource.snippet).toMatchObject({ title: 'Five handy tips', description: 'Made with love' });
  expect(video?.isComplete).toBe(true);
  expect(video?.content.subarray(4, 8).toString('latin1')).toBe('ftyp');
  await expectAccessible(page, 'a published video');

  await page.goto('/account/integrations');
  await page.getByRole('button', { name: 'Disconnect Lamps & Light' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No channel connected yet')).toBeVisible();
  await expect.poll(() => youtube.revoked.size, { timeout: 15_000 }).toBe(1);
});
