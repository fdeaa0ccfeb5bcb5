/** A finished video, from the owner's link to people without an account. */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const PASSWORD = 'spring-2026';

/** A finished export of one scene, by its name. */
async function exported(page: Page): Promise<string> {
  const editor = new EditorPage(page);
  const exporting = new ExportDialog(page);
  const name = `Shared ${Date.now()}`;
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await new EditorPage(page).rename(name);
  await exporting.open();
  await exporting.dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(exporting.download).toBeVisible({ timeout: 60_000 });
  return name;
}

async function stranger(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(address);
  return page;
}

const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share video' });

async function openFromMyVideos(page: Page, name: string): Promise<void> {
  await page.goto('/account/my-videos');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await sharing(page).waitFor();
}

/** The visitor comments at a second, the owner answers, and the visitor reads it beside the mark. */
async function commentAndAnswer(page: Page, visitor: Page): Promise<void> {
  await sharing(page).getByLabel('Ask visitors for comments').check();
  await expect(sharing(page).getByText('No comments yet.')).toBeVisible();
  await visitor.reload();
  await visitor.getByRole('slider', { name: 'Position' }).fill('2');
  await visitor.getByLabel('Your name').fill('Kim');
  await visitor.getByLabel('Your comment').fill('Is the logo <b>too small</b>?');
  await visitor.getByRole('button', { name: 'Comment at 0:02' }).click();
  await expect(visitor.getByText('Is the logo <b>too small</b>?')).toBeVisible();
  await expectAccessible(visitor, 'comments on a shared video');

  await page.reload();
  await page.goto(`/account/my-videos?share=${await newestProject(page)}`);
  await sharing(page).getByRole('button', { name: 'Answer' }).click();
  await sharing(page).getByLabel('Your answer to Kim').fill('It is larger now.');
  await sharing(page).getByRole('button', { name: 'Save answer' }).click();
  await sharing(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(sharing(page).getByRole('button', { name: 'Mark as open' })).toBeVisible();
  await expectAccessible(page, 'comments on a video of the account');

  await visitor.reload();
  await expect(visitor.getByText('It is larger now.')).toBeVisible();
  await visitor.getByRole('button', { name: /^Kim at 0:02/ }).click();
  await expect(visitor.getByText(/^0:02 \//)).toBeVisible();
}

/** The id in the first card's link. */
async function newestProject(page: Page): Promise<string> {
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

test('a link shows the export to people without an account, until it is turned off', async ({ browser, page }) => {
  test.slow();
  await signIn(page);
  const name = await exported(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await sharing(page).getByRole('button', { name: 'Create link' }).click();
  const address = await sharing(page).getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page, 'the link of a video');

  const visitor = await stranger(browser, address);
  const problems = watchProblems(visitor);
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Download/ })).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Play video' }).click();
  await expect(visitor.getByText(/^0:0[1-9] \//)).toBeVisible();
  await expectAccessible(visitor, 'a shared video');
  problems.expectNone();

  await sharing(page).getByLabel('Let visitors download the video').check();
  await sharing(page).getByRole('button', { name: 'Add password' }).click();
  await sharing(page).getByLabel('New password').fill(PASSWORD);
  await sharing(page).getByRole('button', { name: 'Save password' }).click();
  await expect(sharing(page).getByText('Visitors need a password to watch.')).toBeVisible();

  await visitor.reload();
  await visitor.getByLabel('Password').fill('winter-2026');
  await visitor.getByRole('button', { name: 'Watch video' }).click();
  await expect(visitor.getByText('This password is not right.')).toBeVisible();
  await expectAccessible(visitor, 'the password of a link');
  await visitor.getByLabel('Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Watch video' }).click();
  const download = visitor.getByRole('link', { name: /Download video/ });
  const [file] = await Promise.all([visitor.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(`${name}.mp4`);

  const subtitles = visitor.getByRole('link', { name: 'SRT' });
  const [captions] = await Promise.all([visitor.waitForEvent('download'), subtitles.click()]);
  expect(readFileSync(await captions.path(), 'utf8')).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\n\S/);
  await visitor.getByRole('button', { name: 'Captions' }).click();
  await expect.poll(() => visitor.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length)).toBe(1);

  await openFromMyVideos(page, name);
  await commentAndAnswer(page, visitor);
  await expect(sharing(page).getByText('1 view')).toBeVisible();
  await sharing(page).getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(sharing(page).getByText('This video has no link yet')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link was turned off')).toBeVisible();
  await visitor.goto(`${address.slice(0, -2)}xx`);
  await expect(visitor.getByText('There is no video here')).toBeVisible();
});
