import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('the editor is driven by its palette and its keys', async ({ page }) => {
  const problems = watchProblems(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Customer story');
  const [first = ''] = await editor.sceneNames();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search commands, scenes and fields' });
  await expect(search).toBeFocused();
  await expectAccessible(page, 'command palette');
  await search.fill('move scene later');
  await search.press('Enter');
  await expect.poll(async () => (await editor.sceneNames())[1]).toContain(first.replace(/^\d+\. /, ''));
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.sceneNames()).toContain(first);

  await page.keyboard.press('Control+k');
  await search.fill('edit headline');
  await search.press('Enter');
  const field = page.locator('[data-field="headline"] textarea:visible');
  await expect(field).toBeFocused();
  await page.keyboard.type('Said by keys');
  await expect(field).toHaveValue(/Said by keys/);

  await page.locator('.sr-editor__bar').click({ position: { x: 500, y: 20 } });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next scene')).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await sheet.getByRole('checkbox', { name: /Single-key shortcuts/ }).uncheck();
  await expect(sheet.getByText('Next scene')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.locator('.sr-editor__bar').click({ position: { x: 500, y: 20 } });
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await search.fill('keyboard shortcuts');
  await search.press('Enter');
  await sheet.getByRole('checkbox', { name: /Single-key shortcuts/ }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  problems.expectNone();
});

test('colors that cannot be read are told and mended, and a font is shown before it is chosen', async ({ page }) => {
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Customer story');
  await page.getByRole('tab', { name: 'Style' }).click();
  const hex = page.getByLabel('Text hex code');
  const own = await hex.inputValue();
  await hex.fill('#e0d8cc');
  await expect(page.getByText('Text is hard to read on the background.')).toBeVisible();
  await expectAccessible(page, 'style panel with a warning');
  await page.getByRole('button', { name: 'Fix: make Text readable' }).click();
  await expect(page.getByText('Text is hard to read on the background.')).toBeHidden();
  await page.getByRole('button', { name: 'Reset all colors' }).click();
  await expect(hex).toHaveValue(own);

  const row = page.locator('.sr-font', { hasText: 'Playfair Display' });
  await row.scrollIntoViewIfNeeded();
  await expect
    .poll(() => row.locator('.sr-font__sample').evaluate((sample) => getComputedStyle(sample).fontFamily))
    .toContain('Playfair Display');
  await row.click();
  await expect(page.getByRole('radio', { name: 'Playfair Display' })).toBeChecked();
});
