import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../pages/sign-in';

/** Tabs on until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const labels = (element as HTMLInputElement).labels;
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    });
    if (name.test(label.trim())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing called ${name} can be reached by Tab.`);
}

test('a video is made without ever using the mouse', async ({ page }) => {
  const editor = new EditorPage(page);
  await page.goto('/');
  await tabTo(page, /^Email/);
  await page.keyboard.type(DEMO_EMAIL);
  await tabTo(page, /^Password/);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');

  await tabTo(page, /^Start a video$/);
  await page.keyboard.press('Enter');
  // a list that is still loading cannot be reached
  await page.getByRole('link', { name: 'Handy tips' }).first().waitFor();
  await tabTo(page, /^Handy tips$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Use this recipe$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/project\/\d+/);
  await editor.waitForPicture();

  // the second scene goes first, and comes back by undo
  const names = await editor.sceneNames();
  await tabTo(page, /^Drag to reorder/);
  await page.keyboard.press('Space');
  await page.waitForTimeout(250);
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(250);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await editor.sceneNames())[0]).not.toBe(names[0]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.sceneNames()).toEqual(names);

  while ((await editor.sceneNames()).length > 1) {
    const before = (await editor.sceneNames()).length;
    await tabTo(page, /^Actions for/);
    await page.keyboard.press('Enter');
    // it takes keys once it has the focus
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await editor.sceneNames()).length).toBe(before - 1);
  }
  await tabTo(page, /^Export$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Export video$/);
  await page.keyboard.press('Enter');
  // 'Cancel export' had the focus: it goes on to the file
  await expect(page.getByRole('link', { name: 'Download MP4' })).toBeFocused({ timeout: 60_000 });
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
});
