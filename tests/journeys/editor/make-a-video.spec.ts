import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { logIn } from '../pages/sign-in';

test('from the first sight of Spotreel to an MP4', { tag: '@main' }, async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await logIn(page);
  await editor.createByHand('Product launch');
  await editor.keepScenes(2);

  const picture = page.locator('.sr-stage__picture');
  const before = await picture.screenshot();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Made by a journey');
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false);
  await page.locator('input.sr-color__hex').nth(1).fill('#0055ff');
  await editor.waitForSaved();

  await page.getByRole('tab', { name: 'Music' }).click();
  const kits = page.getByRole('list').getByRole('button', { name: /bpm/ });
  await expect(kits.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^A\b.*Ends/ }).click();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const accepted = page.waitForResponse(
    (response) => new URL(response.url()).pathname.endsWith('/render') && response.request().method() === 'POST',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Export video' }).click();
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
  await accepted;

  // the page goes away in the middle: the render does not
  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download MP4' }).click(),
  ]);
  const file = readFileSync(await download.path());
  expect(file.subarray(4, 8).toString('latin1')).toBe('ftyp');
  expect(file.length).toBeGreaterThan(50_000);
  problems.expectNone();
});
