/** From a look at a recipe to the finished file, and to it again: by somebody who edits, reloads and comes back. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { demoToken } from '../pages/demo-token';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { joinAs } from '../pages/join';
import { watchProblems } from '../pages/problems';
import { beginSession, DEMO_EMAIL, DEMO_PASSWORD, signIn } from '../pages/sign-in';

const cards = (page: Page) => page.getByRole('article');
const question = (page: Page) => page.getByText('How likely are you to recommend Spotreel to a colleague?');

test('a look at a recipe leaves nothing behind; an edit does', async ({ page, request }) => {
  const problems = watchProblems(page);
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const videos = async () => (await (await request.get('/api/v1/project', { headers })).json()).totalCount;
  const before = await videos();
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.createByHand('Handy tips');
  const address = page.url();
  await page.goto('/account/my-videos');
  await page.waitForLoadState('networkidle');
  expect(await videos()).toBe(before);

  await page.goto(address);
  await editor.waitForPicture();
  const name = `Touched ${Date.now()}`;
  await new EditorPage(page).rename(name);
  await page.goto('/account/my-videos');
  await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
  expect(await videos()).toBe(before + 1);
  problems.expectNone();
});

test('nothing lies over the download, one question comes after it, and an edit is exported first', async ({
  page,
  request,
}) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  const exporting = new ExportDialog(page);
  const name = `To the file ${Date.now()}`;
  // the survey asks after the first download of an account, which another journey may have had
  await beginSession(page, '/', await joinAs(request, `to.the.file.${Date.now()}@example.com`, 'client'));
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await new EditorPage(page).rename(name);

  await exporting.open();
  await expectAccessible(page, 'before an export');
  await exporting.dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(exporting.dialog.getByRole('progressbar')).toBeVisible();
  await expect(exporting.download).toBeVisible({ timeout: 60_000 });
  await expect(exporting.dialog.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  await expect(exporting.dialog.locator('video')).toBeVisible();
  await page.waitForTimeout(4000); // as long as a survey takes to come up
  await expect(question(page)).toBeHidden();

  const file = await exporting.save();
  expect(file.name).toBe(`${name}.mp4`);
  expect(readFileSync(file.path).subarray(4, 8).toString('latin1')).toBe('ftyp');
  await page.waitForTimeout(4000);
  await expect(question(page)).toBeHidden();
  await expect(exporting.dialog.getByText('How did it turn out?')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();

  // the way to the file survives a reload
  await page.reload();
  await page.getByRole('button', { name: 'Video ready' }).click();
  await expect(exporting.download).toBeVisible();
  await page.keyboard.press('Escape');

  // an edit makes it an older file: the dialog begins with an export
  await page.getByRole('tabpanel', { name: 'Scene' }).getByRole('textbox').first().fill('Changed after the export');
  await exporting.open();
  await expect(exporting.dialog.getByText('You changed this video after your last export.')).toBeVisible();
  await expect(exporting.download).toBeHidden();
  await editor.waitForSaved();
  const earlier = exporting.dialog.getByRole('region', { name: 'Earlier exports' }).getByRole('listitem');
  await expect(earlier).toHaveCount(1);
  await expect(earlier).toContainText('Edited since export');
  await expect(exporting.dialog.getByRole('button', { name: 'Export again' })).toHaveClass(/primary/);
  await expectAccessible(page, 'after an edit');
  await page.keyboard.press('Escape');

  await page.goto('/account/my-videos');
  const card = cards(page).filter({ hasText: name });
  await expect(card).toContainText('Edited since export');
  problems.expectNone();
});

test('My Videos renames, duplicates, downloads and deletes, by keyboard too', async ({ page }) => {
  const problems = watchProblems(page);
  const name = `Card ${Date.now()}`;
  await beginSession(page);
  await new EditorPage(page).create('Handy tips');
  await new EditorPage(page).rename(name);
  await page.goto('/account/my-videos');
  const card = (text: string) => cards(page).filter({ has: page.getByRole('heading', { name: text, exact: true }) });
  const choose = async (of: string, action: string) => {
    await card(of)
      .getByRole('button', { name: `Actions for ${of}` })
      .click({ delay: 30 });
    await page.getByRole('menuitem', { name: action }).click();
  };

  await card(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Download MP4' })).toBeDisabled();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} renamed`);
  await page.keyboard.press('Enter');
  await expect(card(`${name} renamed`)).toBeVisible();

  await choose(`${name} renamed`, 'Duplicate');
  await expect(card(`${name} renamed (copy)`)).toContainText('Draft');
  await choose(`${name} renamed (copy)`, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete video' }).click();
  await expect(card(`${name} renamed (copy)`)).toHaveCount(0);

  await choose(`${name} renamed`, 'Edit');
  await page.waitForURL(/\/project\/\d+/);
  await expect(page.getByLabel('Video name')).toHaveValue(`${name} renamed`);
  problems.expectNone();
});

test('a finished image is downloaded from My Videos', { tag: '@main' }, async ({ page, request }) => {
  await signIn(page);
  const signedIn = await request.post('/api/v1/security/login', {
    data: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
  });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).data.token}` };
  const call = async (path: string, data?: object) => {
    const answer = data ? await request.post(path, { headers, data }) : await request.get(path, { headers });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data;
  };
  const groups: { templates: { id: number; kind: string }[] }[] = await call('/api/v2/template-group?perPage=200');
  const image = groups.flatMap(({ templates }) => templates).find(({ kind }) => kind === 'image');
  const name = `Image ${Date.now()}`;
  const { id } = await call('/api/v1/project', { templateId: image?.id, name });
  await call(`/api/v2/project/${id}/render?format=webp`, {});
  await expect.poll(async () => (await call(`/api/v1/project/${id}/status`)).status, { timeout: 30_000 }).toBe('done');

  await page.goto('/account/my-videos');
  const card = cards(page).filter({ hasText: name });
  await expect(card).toContainText('Image');
  await card.getByRole('button', { name: `Actions for ${name}` }).click({ delay: 30 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download WebP' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.webp`);
  expect(
    readFileSync(await download.path())
      .subarray(8, 12)
      .toString('latin1'),
  ).toBe('WEBP');
});
