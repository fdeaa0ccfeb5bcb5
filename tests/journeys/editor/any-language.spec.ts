/** A video in Turkish with emoji: what is typed, said in the Style tab, saved, and there again after a reload. */
import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('the texts of a video are in Turkish: the choice is kept, undone, and saved with emoji', async ({ page }) => {
  const problems = watchProblems(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Seasonal sale');
  const headline = page.getByRole('tabpanel').locator('textarea').first();
  await headline.fill('indirim 🎉 👩🏽‍🍳 🇹🇷');
  await editor.waitForSaved();
  await page.getByRole('tab', { name: 'Style', exact: true }).click();
  const language = page.getByRole('combobox', { name: 'Text language' });
  await expect(language).toHaveValue('');
  await language.selectOption({ label: 'Turkish' });
  await expect(language).toHaveValue('tr');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(language).toHaveValue('');
  await language.selectOption({ label: 'Turkish' });
  await editor.waitForSaved();
  if (process.env.SHOTS) {
    for (const width of [390, 1024, 1440, 1920])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await language.scrollIntoViewIfNeeded();
        await page.waitForTimeout(700);
        await page.screenshot({ path: `${process.env.SHOTS}/lang-${width}-${colorScheme}.png` });
      }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.reload();
  await editor.waitForPicture();
  await page.getByRole('tab', { name: 'Style', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Text language' })).toHaveValue('tr');
  problems.expectNone();
});
