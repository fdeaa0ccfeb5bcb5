/** A table of three rows, one with a cell that is too long until it is fixed in place, becomes three videos and a ZIP. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession, signIn } from '../pages/sign-in';

test('a table becomes videos, and all files come in one ZIP', async ({ page }) => {
  test.setTimeout(180_000);
  const problems = watchProblems(page);
  const base = `Base ${Date.now()}`;
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Handy tips');
  await editor.keepScenes(1);
  await editor.rename(base);

  await page.goto('/account/my-videos');
  await page.getByRole('link', { name: 'Bulk create' }).click();
  await page.getByLabel('Recipe or video', { exact: true }).selectOption('One of my videos');
  await page.getByLabel('Video', { exact: true }).selectOption(base);
  await expect(page.getByText(/editable fields?/)).toBeVisible();
  const sample = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a sample file' }).click();
  const [header = ''] = readFileSync((await (await sample).path()) ?? '', 'utf8').split('\r\n');
  const field = header.split(',')[1] ?? '';

  const rows = [`Video name,${field},Price`, 'Cups,New cups,3', `Plates,${'x'.repeat(300)},4`, 'Bowls,New bowls,5'];
  await page.locator('input[type=file]').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await expect(page.getByText('1 of 3 rows have errors')).toBeVisible();
  await expect(page.getByText('Not used').last()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of Cups' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a table with an error');
  const wrong = page.getByLabel(/, row 2$/);
  await wrong.fill('New plates');
  await wrong.press('Enter');
  await expect(page.getByRole('img', { name: 'Preview of Plates' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Create 3 videos' }).click();

  await expect(page.getByRole('heading', { name: 'menu', level: 1 })).toBeVisible();
  await expect(page.getByText('3 of 3 created, 0 exported')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Export all' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('File type')).toBeVisible();
  await expectAccessible(page, 'the choices of the exports');
  const started = page.waitForResponse((response) => response.url().endsWith('/start'));
  await dialog.getByRole('button', { name: 'Export all' }).click();
  await started;
  await page.reload();
  await expect(page.getByText('3 of 3 created, 3 exported')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page, 'a finished table');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const zip = await download;
  expect(zip.suggestedFilename()).toBe('menu.zip');
  const bytes = readFileSync((await zip.path()) ?? '');
  expect(bytes.includes('Cups.mp4')).toBe(true);
  expect(bytes.includes('Bowls.mp4')).toBe(true);
  await page.getByRole('link', { name: 'Cups' }).click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  problems.expectNone();
});

const FEED = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:title>Oak shelf</g:title><g:price>100 EUR</g:price><g:sale_price>75 EUR</g:sale_price></item>
<item><g:title>Wool blanket</g:title><g:price>49 EUR</g:price></item>
<item><g:title>${'A blanket with a very long name '.repeat(8)}</g:title><g:price>59 EUR</g:price></item>
</channel></rss>`;

test('products of a feed become videos of a recipe for products', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/make-many');
  await page.getByLabel('Recipe', { exact: true }).selectOption('Price drop');
  await page.getByLabel('Data source').selectOption('Products of a shop');
  await page.getByLabel('Products from').selectOption('A feed file');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.xml', mimeType: 'text/xml', buffer: Buffer.from(FEED) });
  await expect(page.getByText('shop.xml: 3 rows, 7 columns')).toBeVisible();
  await page.getByLabel(/^Keep the original/).check();
  await expect(page.getByText('1 of 3 rows have errors')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of Wool blanket' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a table of products');
  await page.getByRole('button', { name: 'Create 2 videos' }).click();
  await expect(page.getByText('2 of 2 created, 0 exported')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Wool blanket' }).click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  const prices = page.getByRole('tabpanel').getByRole('textbox', { name: 'Old price', exact: true });
  await page.locator('.sr-editor__scenes').getByText('2. New price').click();
  await expect(prices).toHaveValue('');
  await expect(page.getByRole('tabpanel').getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('€49');
  problems.expectNone();
});

test('cells that are pasted from a spreadsheet keep their quotes and inch signs', async ({ page }) => {
  await beginSession(page);
  await page.goto('/make-many');
  await page.getByLabel('Recipe', { exact: true }).selectOption('Handy tips');
  const cells = ['\tHeadline\tNote', 'Screen\t27" for less\t"Wow" said Ada', 'Lamp\tSmall; bright, warm\tWas 40%'];
  await page.getByRole('textbox', { name: 'Paste cells from your spreadsheet' }).fill(cells.join('\n'));
  for (const cell of ['27" for less', '"Wow" said Ada', 'Small; bright, warm', 'Was 40%'])
    await expect(
      page
        .getByText(cell, { exact: true })
        .or(page.locator(`input[value='${cell}']`))
        .first(),
    ).toBeVisible();
});
