/** A song of one's own: uploaded in the editor, its part chosen by keys, heard with the video, exported, taken back. */
import { expect, type Page, test } from '@playwright/test';
import { runFfmpeg } from '../../packaged-ffmpeg';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

/** A quiet song of 30 s whose pitch says where in it one is: 300 Hz and 20 Hz more each second. */
const SONG = "aevalsrc=exprs='0.05*sin(2*PI*(300*t+10*t*t))':s=44100:d=30";

function run(args: readonly string[], input?: Buffer) {
  const { stdout, stderr } = runFfmpeg(args, input);
  return { stdout, words: stderr.toString() };
}

/** Hertz in 0.2 s of a file, by its zero crossings. */
function pitchAt(file: string, seconds: number): number {
  const part = ['-ss', String(seconds - 0.1), '-t', '0.2', '-ac', '1', '-ar', '48000', '-f', 'f32le', 'pipe:1'];
  const bytes = run(['-i', file, '-map', '0:a:0', ...part]).stdout;
  const wave = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let crossings = 0;
  for (let index = 1; index < wave.length; index++)
    if ((wave[index] ?? 0) < 0 !== (wave[index - 1] ?? 0) < 0) crossings += 1;
  return crossings / 2 / (wave.length / 48_000);
}

/** Remembers where in its file each sound starts, seconds. */
async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
      heard.push(offset ?? 0);
      start.call(this, when, offset, duration);
    };
  });
}
const lastSound = (page: Page) => page.evaluate(() => (window as unknown as { heard: number[] }).heard.at(-1));

/** Uploads wait until they are released. */
async function holdUploads(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/media', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return { release };
}

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a song is uploaded, cut to the video by keys, heard, exported, and undone', async ({ page }) => {
  test.setTimeout(180_000);
  // a file that is no music is refused
  const problems = watchProblems(page, /status of 415/);
  await watchSounds(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await page.getByRole('tab', { name: 'Music' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Music' });
  const wav = run(['-f', 'lavfi', '-i', SONG, '-f', 'wav', 'pipe:1']).stdout;
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no music at all') });
  await expect(panel.getByText('Use MP3, M4A, AAC, WAV, OGG or FLAC.')).toBeVisible();
  await panel.getByRole('button', { name: 'Dismiss' }).click();
  // the upload goes on while another panel is open
  const sending = await holdUploads(page);
  await panel.locator('input[type=file]').setInputFiles({ name: 'Our anthem.wav', mimeType: 'audio/wav', buffer: wav });
  await expect(panel.getByText('Our anthem.wav')).toBeInViewport();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(panel.getByText('Our anthem.wav')).toBeInViewport();
  // the song appears where its progress was, and nothing above it moves
  const topOf = async (name: string | RegExp) => (await panel.getByText(name).boundingBox())?.y;
  const topOfUpload = await topOf('Upload music');
  const topOfProgress = (await topOf('Our anthem.wav')) ?? Number.NaN;
  expect(await asksBeforeLeaving(page)).toBe(true);
  sending.release();
  const part = panel.getByRole('slider', { name: 'Part of the song' });
  await expect(part).toBeInViewport({ timeout: 30_000 });
  expect(await topOf('Upload music')).toBe(topOfUpload);
  expect(Math.abs(((await topOf('Our anthem.wav')) ?? Number.NaN) - topOfProgress)).toBeLessThan(40);
  await expectAccessible(page, 'with music of the account');

  await part.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(panel.getByRole('spinbutton', { name: 'Start (s)' })).toHaveValue('6');
  await panel.getByRole('spinbutton', { name: 'Fade out (s)' }).fill('1');
  await editor.waitForSaved();
  await panel.getByRole('button', { name: 'Listen with the video' }).click();
  await expect.poll(() => lastSound(page)).toBeGreaterThan(5.9);
  expect(await lastSound(page)).toBeLessThan(6.5);
  // by its handle the part moves on while it plays, and is heard from its new start; one undo brings it back
  const window = await part.boundingBox();
  const track = await page.locator('.sr-part-picker').boundingBox();
  if (!window || !track) throw new Error('The part of the song is not shown.');
  const handle = { x: window.x + 4, y: window.y + window.height / 2 };
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(handle.x + track.width / 3, handle.y, { steps: 5 });
  await page.mouse.up();
  const start = panel.getByRole('spinbutton', { name: 'Start (s)' });
  await expect.poll(async () => Math.abs(Number(await start.inputValue()) - 16)).toBeLessThan(0.3);
  await expect.poll(() => lastSound(page)).toBeGreaterThan(15.7);
  expect(await lastSound(page)).toBeLessThan(16.8);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(start).toHaveValue('6');
  await panel.getByRole('button', { name: 'Stop' }).click();

  const exporting = new ExportDialog(page);
  await exporting.open();
  await exporting.dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(exporting.download).toBeVisible({ timeout: 90_000 });
  const { path: file } = await exporting.save();
  await page.keyboard.press('Escape');
  for (const seconds of [1, 1.8]) expect(Math.abs(pitchAt(file, seconds) - (300 + 20 * (6 + seconds)))).toBeLessThan(8);
  const loudness = /I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(
    run(['-i', file, '-map', '0:a:0', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-']).words,
  )?.[1];
  expect(Math.abs(Number(loudness) - -14)).toBeLessThan(2);

  await page.getByRole('tab', { name: 'Music' }).click();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(part).toBeHidden();
  await expect(panel.getByRole('button', { name: /Selected/ }).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByRole('spinbutton', { name: 'Start (s)' })).toHaveValue('6');
  await editor.rename(`With our anthem ${Date.now()}`);

  await page.goto('/account/assets/intro');
  await page.getByRole('button', { name: 'Listen to Our anthem.wav' }).click();
  await page.getByRole('button', { name: 'Stop Our anthem.wav' }).click();
  await page.getByRole('button', { name: 'Show Our anthem.wav' }).click();
  await expect(page.getByRole('dialog').getByText(/With our anthem/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/It stays in With our anthem \d+/)).toBeVisible();
  problems.expectNone();
});
